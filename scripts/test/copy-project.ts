import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { runCommand } from './run-command.ts'

/** Entries of the project that a copy creates itself, takes from elsewhere or must not contain. */
const EXCLUDED =
  /^(?:node_modules|dist.*|test-results|playwright-report|\.(?:git|cache|contentlayer|lighthouseci|env.*))$/

/** Folders that the owner edits. */
const SITE = ['content', 'public']

/** Caches that speed up the next build. */
const CACHES = ['.cache', '.contentlayer']

/** Copies of the project in the cache folder, which are not copied again. */
const COPY_FOLDERS = /^\.cache\/fixture-site/

/**
 * Copies the project into a folder, so that changing or building the copy touches neither the content nor the
 * output of the project. An existing copy is updated and keeps its caches.
 */
export function copyProject(
  folder: string,
  options: {
    /** Folder with the `content` and `public` to copy; by default the project. */
    site?: string
    /** Whether to copy the caches too, which makes the first build faster. */
    warm?: boolean
  } = {},
): void {
  const { site = '.', warm = false } = options
  const entries = readdirSync('.').filter((name) => !EXCLUDED.test(name) && !SITE.includes(name))
  for (const part of entries) copyPath(part, join(folder, part))
  for (const part of SITE) copyPath(join(site, part), join(folder, part))
  for (const part of warm ? CACHES : []) if (existsSync(part)) copyPath(part, join(folder, part))
  linkPackages(join(folder, 'node_modules'))
}

function copyPath(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !COPY_FOLDERS.test(path),
  })
}

/** Links each package separately, so that files that tools write to node_modules stay in the copy. */
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
  const { exitCode, output } = await runCommand('vite build --app', {
    cwd: folder,
    env: { NO_COLOR: '1', ...env },
  })
  if (exitCode !== 0) throw new Error(`The build has stopped with ${exitCode}: ${output}`)
}
