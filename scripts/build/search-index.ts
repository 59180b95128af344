import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { close, createIndex } from 'pagefind'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import { placeFile } from '#scripts/lib/place-file.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'
import { titleWords, titleWordsFile } from '#src/lib/title-words.ts'

/** Marks the part of a page that search finds; a page without it is not found. */
const BODY_MARK = 'data-pagefind-body'

// Pagefind's own user interfaces, which the site's replaces.
const READY_MADE = /(?:-ui|-highlight)\.(?:js|css)$/

/** The last index of each language, as long as its pages stay the same. */
const CACHE = '.cache/search'

/** Pages that are sent to Pagefind together: with fewer it would wait while others are rendered. */
const AT_ONCE = 256

/** File by which a browser finds the indexes of the languages. */
const ENTRY = 'pagefind-entry.json'

type PagefindIndex = NonNullable<Awaited<ReturnType<typeof createIndex>>['index']>

type ReadBody = (path: string) => string

/** A page that may be found. */
interface FoundPage {
  locale: Locale
  digest: string | undefined
  resultWords: ResultWords
}

/** What a kept index was made of: hashes of its pages by their addresses, and of what made it. */
interface Made {
  version: string
  digests: Record<string, string>
}

/** How results name a page, which is not always by its first heading. */
export interface ResultWords {
  title: string
  description: string
  /** What stands at the right: a price, a number of posts. */
  note: string
}

/** A hash of a page that is to be found, which is one that marks what of it is; of another nothing. */
export function digestOf(body: string, words: ResultWords): string | undefined {
  return body.includes(BODY_MARK) ? hashOf(JSON.stringify([words, body])) : undefined
}

/** Where one label ends or the next begins, which only styles part: the number of a row, two tags. */
const LABEL_EDGE =
  /<\/(?:a|b|button|small|s|span|strong|time)>(?=<(?!span class="vh")[a-z])|<\/(?:b|span)>(?=[\p{L}\d])|(?=<(?:b|span(?! class="vh"))[ >])(?<=[\p{L}\d])/gu

/**
 * The full-text index of the site, made by Pagefind in pieces that the browser loads as it needs them.
 * Pagefind is a process of its own and reads while other pages are rendered, in the order of `paths`,
 * which the index depends on; a language whose pages are as they were keeps its index. `bodyOf` gives a
 * page again.
 */
export function createSearchIndex(options: {
  paths: readonly string[]
  urlOf: (path: string) => string
  bodyOf: ReadBody
  cache?: string
}) {
  const { paths, urlOf, bodyOf, cache = CACHE } = options
  const version = fingerprint('scripts/build/search-index.ts')
  const languages = {
    en: createLanguageIndex('en', version, join(cache, 'en'), bodyOf),
    uk: createLanguageIndex('uk', version, join(cache, 'uk'), bodyOf),
  }
  const known: Record<Locale, Set<string>> = { en: new Set(), uk: new Set() }
  const waiting = new Map<string, FoundPage>()
  let next = 0
  return {
    /** Takes a page whose body there is, with what `digestOf` has made of it. */
    add(path: string, page: FoundPage): void {
      waiting.set(path, page)
      for (let path = paths[next]; path !== undefined; path = paths[(next += 1)]) {
        const page = waiting.get(path)
        if (!page) return
        waiting.delete(path)
        const { locale, digest, resultWords } = page
        if (!digest) continue
        languages[locale].add(urlOf(path), { path, words: resultWords }, digest)
        for (const word of titleWords(resultWords.title)) known[locale].add(word)
      }
    },
    /**
     * Writes the index to a folder once every page was added.
     * @throws when Pagefind cannot start or cannot read a page.
     */
    async write(folder: string): Promise<void> {
      const made = await Promise.all(LOCALES.map((locale) => languages[locale].finish()))
      await close()
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
        const words = JSON.stringify([...known[locale]].toSorted())
        writeFileSync(join(folder, titleWordsFile(locale)), words)
      }
      // Each language's index names itself alone.
      const entries = made.map(readEntry)
      const all = Object.assign({}, ...entries.map(({ languages }) => languages))
      writeFileSync(join(folder, ENTRY), JSON.stringify({ ...entries[0], languages: all }))
    },
  }
}

/** The index of one language, which Pagefind begins with the first page that is not as it was. */
function createLanguageIndex(locale: Locale, version: string, kept: string, bodyOf: ReadBody) {
  const before = readMade(join(kept, 'made.json'))
  const made: Made = { version, digests: {} }
  const waiting: { url: string; page: PageToRead }[] = []
  let index: Promise<PagefindIndex> | undefined

  const feed = () => {
    index = (index ?? startIndex()).then(async (one) => {
      // All that have come in the meantime, in groups, as each has to be answered.
      while (waiting.length > 0) {
        await Promise.all(
          waiting.splice(0, AT_ONCE).map(async ({ url, page }) => {
            const content = documentOf(locale, page.words, bodyOf(page.path))
            const { errors } = await one.addHTMLFile({ url, content })
            if (errors.length > 0) throw new Error(`search index: ${url}: ${errors.join(', ')}`)
          }),
        )
      }
      return one
    })
    // An error is thrown where the index is awaited; without this it would end the process at once.
    index.catch(() => undefined)
  }

  return {
    add(url: string, page: PageToRead, digest: string): void {
      made.digests[url] = digest
      waiting.push({ url, page })
      if (index || before?.version !== version || before.digests[url] !== digest) feed()
    },
    /** Folder of the finished index. */
    async finish(): Promise<string> {
      const count = Object.keys(made.digests).length
      const isKept = before && Object.keys(before.digests).length === count
      if (!index && !isKept) feed()
      if (index) await keep(await index, made, kept)
      return join(kept, 'index')
    },
  }
}

interface PageToRead {
  path: string
  words: ResultWords
}

/** A page as Pagefind reads it. */
function documentOf(locale: Locale, words: ResultWords, body: string): string {
  const metas = Object.entries(words)
    .filter(([, text]) => text !== '')
    .map(
      ([name, text]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(text)}">`,
    )
  return `<html lang="${locale}"><head>${metas.join('')}</head><body>${body.replace(LABEL_EDGE, '$& ')}</body></html>`
}

async function startIndex(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({
    // Numbers of lines and marks of footnotes are no words of the text, nor is what only leads back or
    // is said by a screen reader alone; buttons, struck prices and drawings in words say nothing of their own.
    excludeSelectors: [
      '[data-pagefind-ignore]',
      '.code',
      'sup',
      'nav',
      '.vh',
      '.back',
      '.data-footnote-backref',
      '.btn',
      's',
      '[aria-hidden="true"]',
    ],
  })
  if (!index) throw new Error(`search index: ${errors.join(', ')}`)
  return index
}

/** Puts the files of an index into a folder in the place of another's, and takes from that what is the same. */
async function keep(index: PagefindIndex, made: Made, folder: string): Promise<void> {
  const { errors, files } = await index.getFiles()
  if (errors.length > 0) throw new Error(`search index: ${errors.join(', ')}`)
  await index.deleteIndex()
  // Named at the end, so that what is there is whole.
  const making = `${folder}-making`
  rmSync(making, { recursive: true, force: true })
  for (const { path, content } of files) {
    if (READY_MADE.test(path)) continue
    const file = join(making, 'index', path)
    mkdirSync(dirname(file), { recursive: true })
    const before = join(folder, 'index', path)
    if (holds(before, content)) placeFile(before, file)
    else writeFileSync(file, content)
  }
  writeFileSync(join(making, 'made.json'), JSON.stringify(made))
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder)
}

function readMade(file: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made
  } catch {
    return undefined
  }
}

function holds(file: string, content: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(content)
  } catch {
    return false
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
