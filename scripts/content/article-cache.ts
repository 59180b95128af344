import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'

import { fingerprint } from './fingerprint.ts'
import type { ContentFile } from './read-content.ts'

/** What the last build has read. */
const FILE = '.contentlayer/articles.json'

type Known = Pick<ContentFile, 'data' | 'article'>

interface Stored {
  version: string
  articles: Record<string, Known & { digest: string }>
}

/** What reading an article has shown, kept by the hash of its source from one build to the next. */
export interface ArticleCache {
  get(file: string, source: Uint8Array): Known | undefined
  set(parsed: ContentFile): void
  /** Writes what has been asked for since, and forgets the rest. */
  save(): void
}

/** Opens the cache; it is empty after a change of the code that reads articles. */
export function openArticleCache(file = FILE): ArticleCache {
  const version = fingerprint('scripts/content/read-content.ts')
  const stored = readStored(file)
  const before = stored?.version === version ? stored.articles : {}
  const articles: Stored['articles'] = {}
  return {
    get: (article, source) => {
      const known = before[article]
      if (known?.digest !== hashOf(source)) return undefined
      articles[article] = known
      return { data: known.data, article: known.article }
    },
    set: ({ file: name, source, data, article, body, problems }) => {
      // A mistake is told anew each time, and a lesson is read for its tree.
      if (!article || body || problems.length > 0) return
      articles[name] = { digest: hashOf(source), data, article }
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ version, articles } satisfies Stored))
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
