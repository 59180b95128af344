import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { parseProblems, touchArticlesWithNewPictures } from './contentlayer.ts'

test('a compile error of contentlayer is reported with its file and line, without a stack trace', () => {
  const output = `✘ [ERROR] Cannot process MDX file with esbuild:
Error: Found 2 problems in 114 documents.

 └── Encountered unexpected errors while processing of 2 documents. This is possibly a bug in Contentlayer.

     • "posts/hello/post.uk.mdx": UnexpectedMDXError: Error: Build failed with 1 error:
     _mdx_bundler_entry_point-439f6e63.mdx:331:0: ERROR: [plugin: @mdx-js/esbuild] Expected a closing tag for \`<Foo>\`
     at failureErrorWithLog (/site/node_modules/esbuild/lib/main.js:1467:15)
     • "legal/offer/en.mdx" (of type "Legal") is missing the following required fields:
       • title: string

successCallback /site/.contentlayer`
  expect(parseProblems(output)).toEqual([
    {
      file: 'content/posts/hello/post.uk.mdx',
      line: 331,
      message: 'cannot be compiled: Expected a closing tag for `<Foo>`',
    },
    {
      file: 'content/legal/offer/en.mdx',
      line: undefined,
      message:
        'cannot be compiled: (of type "Legal") is missing the following required fields: • title: string',
    },
  ])
})

test('the position of an unclosed tag is its own line', () => {
  const output = `  • "posts/hello/post.uk.mdx": Cannot process MDX file with esbuild: 1:1: Expected a closing tag for \`<Foo>\` (430:1-430:6)`
  expect(parseProblems(output)).toEqual([
    {
      file: 'content/posts/hello/post.uk.mdx',
      line: 430,
      message: 'cannot be compiled: Expected a closing tag for `<Foo>`',
    },
  ])
})

test('a contentlayer error without a document is reported for the whole content', () => {
  const output = 'Error: no configuration\n    at main (/site/node_modules/x.js:1:1)\n'
  expect(parseProblems(output)).toEqual([
    { file: 'content', message: 'cannot be compiled: Error: no configuration' },
  ])
})

test('an article is recompiled only if a picture in its folder is newer', () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [selected, other] = ['shown', 'other'].map((name) => join(root, 'content/posts', name))
  for (const folder of [selected ?? '', other ?? '']) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'en.mdx'), '---\n---\n')
    utimesSync(join(folder, 'en.mdx'), 1000, 1000)
  }
  writeFileSync(join(selected ?? '', 'cover.png'), '')
  touchArticlesWithNewPictures(root)
  expect(statSync(join(selected ?? '', 'en.mdx')).mtimeMs).toBeGreaterThan(1_000_000)
  expect(statSync(join(other ?? '', 'en.mdx')).mtimeMs).toBe(1_000_000)
})
