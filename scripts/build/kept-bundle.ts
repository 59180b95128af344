import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

import { INSTALLED } from '#scripts/content/fingerprint.ts'
import { hashOf } from '#scripts/lib/hash.ts'

const CACHE = '.cache/bundle'

/** What is bundled, or decides how. Articles are files of their own, which the bundler never sees. */
const SOURCES = [
  'src',
  'scripts',
  'public',
  'content',
  'package.json',
  'package-lock.json',
  INSTALLED,
  'tsconfig.json',
  'vite.config.ts',
  'contentlayer.config.ts',
]
const NOT_BUNDLED = 'content/posts'

/** What bundling has made beside files. */
export interface Bundled {
  /** Folders of the packages of which the browser loads something. */
  packages: string[]
  /** Ids of the content modules that were bundled. */
  contents: string[]
}

interface Kept extends Bundled {
  version: string
  hashes: string[]
}

/**
 * Bundles into some folders, or takes what the last build has bundled as long as nothing that it is made of has
 * changed: no source, no setting, and none of the content that stands in the bundle, whatever that was made of.
 */
export async function keptBundle(options: {
  /** Where it is bundled to. */
  folders: readonly string[]
  /** All that decides how it is bundled and is in no file of the project. */
  settings: unknown
  /** Text of a content module. */
  textOf: (id: string) => Promise<string>
  bundle: () => Promise<Bundled>
  /** Folder of the project. */
  root?: string
}): Promise<Bundled> {
  const { folders, settings, textOf, bundle, root = '.' } = options
  const cache = join(root, CACHE)
  const list = join(cache, 'list.json')
  const placeOf = (folder: string) => join(cache, hashOf(folder))
  const readVersion = () =>
    hashOf(JSON.stringify([process.version, folders, settings, hashOfSources(root)]))
  const hashesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => hashOf(await textOf(id))))

  const version = readVersion()
  const kept = readKept(list)
  const isWhole = folders.every((folder) => existsSync(placeOf(folder)))
  if (isWhole && kept?.version === version && (await isSame(kept))) {
    for (const folder of folders) {
      rmSync(resolve(root, folder), { recursive: true, force: true })
      cpSync(placeOf(folder), resolve(root, folder), { recursive: true })
    }
    return kept
  }
  const bundled = await bundle()
  // A list is there only beside all that it tells of.
  rmSync(cache, { recursive: true, force: true })
  // A source that was saved meanwhile may be in the bundle, or not.
  if (readVersion() !== version) return bundled
  for (const folder of folders) {
    cpSync(resolve(root, folder), placeOf(folder), { recursive: true })
  }
  const hashes = await hashesOf(bundled.contents)
  writeFileSync(list, JSON.stringify({ ...bundled, version, hashes } satisfies Kept))
  return bundled

  async function isSame({ contents, hashes }: Kept): Promise<boolean> {
    // One of a course or a page that is gone has no text.
    const now = await hashesOf(contents).catch(() => [])
    return now.join() === hashes.join()
  }
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

/** A hash of all sources, and of their paths. */
function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const file = join(root, path)
    if (path === NOT_BUNDLED || !existsSync(file)) return
    hash.update(path)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
    else for (const name of readdirSync(file).toSorted()) add(`${path}/${name}`)
  }
  for (const path of SOURCES) add(path)
  return hash.digest('hex')
}
