import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildCopy, copyProject } from '#scripts/test/copy-project.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'

const POST = 'content/posts/long-read/post.en.mdx'
const PREVIOUS_SITE = 'the site of before'

const folder = mkdtempSync(join(tmpdir(), 'failed-build-'))

beforeAll(() => {
  copyProject(folder, { site: FIXTURE })
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), PREVIOUS_SITE)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of a build with a changed file, which must fail and keep the old output. */
async function getBuildError(file: string, change: (text: string) => string): Promise<string> {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  const failure = await buildCopy(folder, { DEMO: '1', SITE_URL: '', OFFLINE: '' }).then(
    () => 'it has not failed',
    ({ message }: Error) => message,
  )
  writeFileSync(path, text)
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html'])
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe(PREVIOUS_SITE)
  return failure
}

const TIMEOUT = 180_000

test(
  'content mistakes fail the build with one sentence each, and keep the old output',
  async () => {
    const failure = await getBuildError(POST, (text) =>
      text.replace(/^date: .*/m, 'date: soon').replace(/^keywords: .*/m, ''),
    )
    expect(failure).toMatch(/^The build has stopped with 1: /)
    expect(failure).toContain(
      `${POST}:4: field "date": is "soon": must be a date such as 2023-10-10`,
    )
    expect(failure).toContain(`${POST}:2: field "keywords": is missing`)
    expect(failure).not.toMatch(/^\s+at /m)
  },
  TIMEOUT,
)

test(
  'a page that cannot be rendered fails the build, which names it and publishes nothing',
  async () => {
    const failure = await getBuildError('src/routes/about.tsx', (text) =>
      text.replace(/component: (\w+)/, "component: () => { throw new Error('no portrait') }"),
    )
    expect(failure).toMatch(/the page (?:\/uk)?\/about cannot be rendered: no portrait/)
  },
  TIMEOUT,
)
