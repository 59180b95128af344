import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files of the project that a build and the checks need. */
const PARTS = [
  '.github',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'README.md',
  'contentlayer.config.ts',
  'docs',
  'knip.config.ts',
  'package.json',
  'package-lock.json',
  'scripts',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** What the owner of a site writes. */
const SITE = ['content', 'public']

/** What builds keep for the next one. */
const CACHES = ['.cache', '.contentlayer']

/** Copies that stand among the caches, and never come along with them. */
const COPIES = /^\.cache\/fixture-site/

/**
 * Copies the project into a folder, so that changing or building the copy touches neither the content nor the
 * output of the project. A folder that holds a copy already is brought up to date and keeps its own caches.
 */
export function copyProject(
  folder: string,
  options: {
    /** Folder that holds the `content` and `public` of the copy. */
    site?: string
    /** Whether the caches of the project come along: with them a first build is warm. */
    warm?: boolean
  } = {},
): void {
  const { site = '.', warm = false } = options
  for (const part of PARTS) place(part, join(folder, part))
  for (const part of SITE) place(join(site, part), join(folder, part))
  for (const part of warm ? CACHES : []) if (existsSync(part)) place(part, join(folder, part))
  linkPackages(join(folder, 'node_modules'))
}

function place(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !COPIES.test(path),
  })
}

/** Links each package by itself, so that what tools keep in node_modules stays with the copy. */
function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (/^\.(?:vite|cache)/.test(name)) continue
    rmSync(join(folder, name), { force: true })
    symlinkSync(resolve('node_modules', name), join(folder, name))
  }
}

/**
 * Builds a copy of the project into its `dist`.
 * @throws with the output of the build if it fails.
 */
export async function buildCopy(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--app'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise<number | null>((end) => child.on('close', end))
  if (code !== 0) throw new Error(`The build has stopped with ${code}: ${output}`)
}
