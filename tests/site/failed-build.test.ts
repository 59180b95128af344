import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { type CopiedProject, copyProject } from '#tests/support/copied-project.ts'

const POST = 'content/posts/chatgpt-hybrid/en.mdx'
const PAGE = 'src/features/showcase/about-page.tsx'
const BEFORE = 'the site of before'

/** A machine with other work takes its time. */
const TIMEOUT = 180_000

let project: CopiedProject

beforeAll(async () => {
  project = await copyProject()
  await project.write('dist/index.html', BEFORE)
}, TIMEOUT)

afterAll(() => project.remove())

/** What a build says that has another text in the place of a file, and has to leave the old output. */
async function failureWith(file: string, change: (text: string) => string): Promise<string> {
  const text = readFileSync(file, 'utf8')
  await project.write(file, change(text))
  onTestFinished(() => project.write(file, text))
  const failure = await project.build().then(
    () => 'it has not failed',
    ({ message }: Error) => message,
  )
  expect(readdirSync(project.dist)).toEqual(['index.html'])
  expect(readFileSync(join(project.dist, 'index.html'), 'utf8')).toBe(BEFORE)
  return failure
}

test(
  'a build with a mistake in the content ends with 1, one sentence, and the old output',
  async () => {
    const failure = await failureWith(POST, (text) => text.replace(/^date: .*/m, 'date: soon'))
    const sentence = `${POST}:4: field "date": is "soon": must be a date such as 2023-10-10`
    expect(failure).toMatch(/^The build has stopped with 1: /)
    // On a busy machine the bundler says before it how long the configuration took.
    expect(failure.endsWith(`error during build:\n${sentence}\n`), failure).toBe(true)
    expect(failure).not.toMatch(/^\s+at /m)
    const outputs = readdirSync(dirname(project.dist)).filter((name) => name.startsWith('dist'))
    expect(outputs).toEqual(['dist'])
  },
  TIMEOUT,
)

test(
  'a page that throws while it is rendered ends the build, which names it and publishes nothing',
  async () => {
    const failure = await failureWith(PAGE, (text) =>
      text.replace('return (', "throw new Error('no portrait')\n  return ("),
    )
    expect(failure).toMatch(/the page (?:\/uk)?\/about cannot be rendered: no portrait/)
  },
  TIMEOUT,
)
