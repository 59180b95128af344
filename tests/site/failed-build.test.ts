import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import { copyProject } from '#tests/support/copied-project.ts'

const POST = 'content/posts/chatgpt-hybrid/en.mdx'
const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

/** Folders that the project in the temporary folder has for itself. */
const OWN = new Set(['content', 'dist', 'dist-hosts', '.contentlayer', '.git'])

const root = mkdtempSync(join(tmpdir(), 'failed-build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A machine with other work takes its time. */
const TIMEOUT = 180_000

test(
  'a build with a mistake in the content ends with 1, one sentence, and the old output',
  { timeout: TIMEOUT },
  () => {
    for (const name of readdirSync('.')) {
      if (!OWN.has(name)) symlinkSync(resolve(name), join(root, name))
    }
    cpSync('content', join(root, 'content'), { recursive: true })
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/index.html'), 'the site of before')
    const text = readFileSync(POST, 'utf8')
    writeFileSync(join(root, POST), text.replace(/^date: .*/m, 'date: soon'))

    const { status, stdout, stderr } = spawnSync(process.execPath, [VITE, 'build', '--app'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: '' },
    })

    expect(status).toBe(1)
    const sentence = `${POST}:4: field "date": is "soon": must be a date such as 2023-10-10`
    // On a busy machine the bundler says before it how long the configuration took.
    expect(stderr.endsWith(`error during build:\n${sentence}\n`), stderr).toBe(true)
    expect(stdout).not.toMatch(/^\s+at /m)
    expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
    expect(readdirSync(join(root, 'dist'))).toEqual(['index.html'])
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the site of before')
  },
)

test(
  'a page that throws while it is rendered ends the build, which names it and publishes nothing',
  { timeout: TIMEOUT },
  async () => {
    const project = await copyProject()
    onTestFinished(project.remove)
    const page = 'src/features/showcase/about-page.tsx'
    const text = readFileSync(page, 'utf8')
    await project.write(
      page,
      text.replace('return (', "throw new Error('no portrait')\n  return ("),
    )

    await expect(project.build()).rejects.toThrow(
      /the page (?:\/uk)?\/about cannot be rendered: no portrait/,
    )
    expect(existsSync(project.dist)).toBe(false)
  },
)
