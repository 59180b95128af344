import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { makePosts } from './make-posts.ts'

/** What a build and the checks need of the project. */
const PARTS = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'README.md',
  'content',
  'contentlayer.config.ts',
  'knip.config.ts',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
]

/** What earlier builds have kept: with it a build is warm. */
const CACHES = ['.cache', '.contentlayer']

/**
 * Copies the project to a folder and adds so many measured posts in both languages, so that whoever
 * changes or builds it touches neither the content nor the caches of the project itself.
 */
export function copyProject(
  folder: string,
  { posts = 0, warm = false }: { posts?: number; warm?: boolean } = {},
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const part of warm ? [...PARTS, ...CACHES.filter((one) => existsSync(one))] : PARTS) {
    cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  // Each package by itself: what tools keep in node_modules stays with the copy.
  for (const name of readdirSync('node_modules')) {
    if (/^\.(?:vite|cache)/.test(name)) continue
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  makePosts(join(folder, 'content/posts'), posts)
}
