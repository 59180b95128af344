import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { contentFiles } from './content-files.ts'

const root = mkdtempSync(join(tmpdir(), 'content-files-'))

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('files of tools are ignored, symbolic links are read', () => {
  for (const file of [
    'content/posts/b/post.uk.mdx',
    'content/posts/._uk.mdx',
    'content/.obsidian/app.json',
    'content/posts/.DS_Store',
    'content/posts/b/photo.png:Zone.Identifier',
    'content/posts/b/Thumbs.db',
    'content/posts/desktop.ini',
    'content/posts/b/post.uk.mdx~',
    'content/posts/b/#uk.mdx#',
    'content/posts/b/4913',
    'content/posts/b/post.uk.mdx.bck',
    'content/posts/b/post.uk.mdx.tmp',
    'content/posts/b/post.uk.mdx___jb_tmp___',
    'content/posts/b/.uk.mdx.swp',
    'content/posts/b/~uk.png',
    'words.yaml',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'words')
  }
  symlinkSync(join(root, 'words.yaml'), join(root, 'content/a.yaml'))
  // Lock files of editors are dangling links.
  symlinkSync('owner@host.1', join(root, 'content/posts/.#uk.mdx'))
  symlinkSync('owner@host.1', join(root, 'content/posts/lost.mdx'))
  expect(contentFiles(root).map(({ file }) => file)).toEqual([
    'content/a.yaml',
    'content/posts/b/post.uk.mdx',
    'content/posts/b/~uk.png',
  ])
})
