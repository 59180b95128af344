import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildCopy, copyProject as copyFiles } from '#scripts/lib/copy-project.ts'

/** A copy of the project in a folder of its own, to be changed and built. */
export interface CopiedProject {
  /** Folder of the built site. */
  dist: string
  write: (file: string, text: string) => Promise<void>
  append: (file: string, text: string) => Promise<void>
  /** Builds the site as `npm run build` does, in demo mode; throws what the build has said if it stops. */
  build: () => Promise<void>
  remove: () => Promise<void>
}

/** Copies the project; the packages are shared. */
export async function copyProject(): Promise<CopiedProject> {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  copyFiles(root, { warm: true })
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return {
    dist: join(root, 'dist'),
    write,
    append: async (file, text) => {
      await write(file, (await readFile(join(root, file), 'utf8')) + text)
    },
    // Vitest sets OFFLINE for the constant of this name.
    build: () => buildCopy(root, { DEMO: '1', SITE_URL: '', OFFLINE: '' }),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
