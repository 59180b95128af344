import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import { placeFile } from '#scripts/lib/place-file.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { titleWords, titleWordsFile } from '#src/lib/title-words.ts'

import { startThread } from './in-thread.ts'
import {
  BODY_MARK,
  INDEX,
  type IndexSettings,
  type PageToIndex,
  type ResultWords,
} from './language-index.ts'

/** The last index of each language, as long as its pages stay the same. */
const CACHE = '.cache/search'

/** File by which a browser finds the indexes of the languages. */
const ENTRY = 'pagefind-entry.json'

/** A page that may be found. */
interface FoundPage {
  locale: Locale
  digest: string | undefined
  resultWords: ResultWords
  document: string
  body: readonly [start: number, end: number]
}

/** A hash of a page that is to be found, which is one that marks what of it is; of another nothing. */
export function digestOf(body: string, words: ResultWords): string | undefined {
  return body.includes(BODY_MARK) ? hashOf(JSON.stringify([words, body])) : undefined
}

/**
 * The full-text index of the site, made by Pagefind in pieces that the browser loads as it needs them. A thread
 * hands pages to Pagefind's process while others are rendered, in the order of `paths`, which the index depends on;
 * a language whose pages are as they were keeps its index.
 */
export function createSearchIndex(options: {
  paths: readonly string[]
  urlOf: (path: string) => string
  cache?: string
  /** Folder of the thread's code. */
  code?: string
}) {
  const { paths, urlOf, cache = CACHE, code } = options
  const version = fingerprint('scripts/build/search-index.ts', 'scripts/build/search-thread.ts')
  const keptOf = (locale: Locale) => join(cache, locale)
  const settings: Record<Locale, IndexSettings> = {
    en: { version, kept: keptOf('en') },
    uk: { version, kept: keptOf('uk') },
  }
  const thread = startThread<PageToIndex, undefined>('search-thread', settings, code)
  const titles: Record<Locale, Set<string>> = { en: new Set(), uk: new Set() }
  const waiting = new Map<string, FoundPage>()
  let next = 0
  return {
    /** Takes a page that is rendered, with what `digestOf` has made of it. */
    add(path: string, page: FoundPage): void {
      waiting.set(path, page)
      for (let path = paths[next]; path !== undefined; path = paths[(next += 1)]) {
        const page = waiting.get(path)
        if (!page) return
        waiting.delete(path)
        const { locale, digest, resultWords: words, document, body } = page
        if (!digest) continue
        thread.send({ locale, url: urlOf(path), digest, words, document, body })
        for (const word of titleWords(words.title)) titles[locale].add(word)
      }
    },
    /**
     * Writes the index to a folder once every page was added.
     * @throws when Pagefind cannot start or cannot read a page.
     */
    async write(folder: string): Promise<void> {
      await thread.finish()
      const made = LOCALES.map((locale) => join(keptOf(locale), INDEX))
      for (const index of made) {
        for (const name of filesIn(index)) {
          const file = join(folder, name)
          if (name === ENTRY) continue
          mkdirSync(dirname(file), { recursive: true })
          // What is the same in every language is there already.
          rmSync(file, { force: true })
          placeFile(join(index, name), file)
        }
      }
      for (const locale of LOCALES) {
        const words = JSON.stringify([...titles[locale]].toSorted())
        writeFileSync(join(folder, titleWordsFile(locale)), words)
      }
      // Each language's index names itself alone.
      const entries = made.map(readEntry)
      const all = Object.assign({}, ...entries.map(({ languages }) => languages))
      writeFileSync(join(folder, ENTRY), JSON.stringify({ ...entries[0], languages: all }))
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function readEntry(index: string): { languages: object } {
  return JSON.parse(readFileSync(join(index, ENTRY), 'utf8')) as { languages: object }
}
