import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'

import { fingerprint } from './fingerprint.ts'
import type { ContentFile } from './read-content.ts'

/** What the last build has read. */
const FILE = '.contentlayer/files.json'

/** What parsing a file has made of it. */
type Known = Pick<ContentFile, 'data' | 'article' | 'body'>

interface Stored {
  version: string
  files: Record<string, Known & { digest: string }>
}

/** What reading a file has shown, kept by the hash of its source from one build to the next. */
export interface ContentCache {
  get(name: string, source: Uint8Array): Known | undefined
  set(parsed: ContentFile): void
  /** Writes what has been asked for since, and forgets the rest. */
  save(): void
}

/** Opens the cache; it is empty after a change of the code that reads content. */
export function openContentCache(file = FILE): ContentCache {
  const version = fingerprint('scripts/content/read-content.ts')
  const stored = readStored(file)
  const before = stored?.version === version ? stored.files : {}
  const files: Stored['files'] = {}
  return {
    get: (name, source) => {
      const known = before[name]
      if (known?.digest !== hashOf(source)) return undefined
      files[name] = known
      const { data, article, body } = known
      return { data, article, body }
    },
    set: ({ file: name, type, source, data, article, body, problems }) => {
      // A mistake is told anew each time, and an article is known once its body has been read.
      if (problems.length > 0 || !data || (type?.format === 'mdx' && !article)) return
      files[name] = { digest: hashOf(source), data, article, body }
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ version, files } satisfies Stored))
    },
  }
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored
  } catch {
    return undefined
  }
}
