import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { close, createIndex } from 'pagefind'

import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'
import { readableText } from '#src/lib/search-text.ts'
import { titleWords, titleWordsFile } from '#src/lib/title-words.ts'

/** Pagefind's own user interfaces, which the site's replaces. */
const READY_MADE = /(?:-ui|-highlight)\.(?:js|css)$/

/** Marks the part of a page that search finds; a page without it is not found. */
const BODY_MARK = 'data-pagefind-body'

/** What a page is about, which alone is marked to be found. */
const MAIN = /<main[ >].*<\/main>/s

/** Where one label ends or the next begins, which only styles part: the number of a row, two tags, cells of a table. */
const LABEL_EDGE =
  /<\/(?:a|b|button|dd|dt|small|s|span|strong|td|th|time)>(?=<(?!span class="sr-only")[a-z])|<\/(?:b|span)>(?=[\p{L}\d])|(?=<(?:b|span(?! class="sr-only"))[ >])(?<=[\p{L}\d])/gu

// Numbers of lines and marks of footnotes are no words of the text, nor is what only leads back or is said by a
// screen reader alone; buttons, struck prices and drawings in words say nothing of their own.
const EXCLUDED = [
  '[data-pagefind-ignore]',
  '.code',
  'sup',
  'nav',
  '.sr-only',
  '.back',
  '.data-footnote-backref',
  '.btn',
  's',
  '[aria-hidden="true"]',
  // Clocks, which stand at zero until they run, and the bar that says a page's offer again.
  '[role="timer"]',
  '.month-day',
  '.float',
]

/** How results name a page, which is not always by its first heading. */
export interface ResultWords {
  title: string
  description: string
  /** What stands at the right: a price, a number of posts. */
  note: string
  /** A sentence that the page is found by beside its own text. */
  aside: string
}

/** A rendered page that may be found. */
interface FoundPage {
  locale: Locale
  url: string
  words: ResultWords
  body: string
}

/**
 * Starts the full-text index of the site, which Pagefind makes in pieces that the browser loads as it needs them. The
 * index depends on the order in which pages are added.
 * @throws when Pagefind cannot start.
 */
export async function createSearchIndex() {
  const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
  if (!index) throw new Error(`search index: ${errors.join(', ')}`)
  const titles: Record<Locale, Set<string>> = { en: new Set(), uk: new Set() }
  return {
    /**
     * Adds a page, unless none of it is marked to be found.
     * @throws when Pagefind cannot read it.
     */
    async add({ locale, url, words, body }: FoundPage): Promise<void> {
      if (!body.includes(BODY_MARK)) return
      for (const word of titleWords(words.title)) titles[locale].add(word)
      const content = documentOf({ locale, words, body })
      const { errors } = await index.addHTMLFile({ url, content })
      if (errors.length > 0) throw new Error(`search index: ${url}: ${errors.join(', ')}`)
    },
    /** Writes the index to a folder. */
    async write(outputPath: string): Promise<void> {
      const { errors } = await index.writeFiles({ outputPath })
      if (errors.length > 0) throw new Error(`search index: ${errors.join(', ')}`)
      for (const name of readdirSync(outputPath)) {
        if (READY_MADE.test(name)) rmSync(join(outputPath, name))
      }
      for (const locale of LOCALES) {
        const words = JSON.stringify([...titles[locale]].toSorted())
        writeFileSync(join(outputPath, titleWordsFile(locale)), words)
      }
      await close()
    },
  }
}

/** A page as Pagefind reads it. */
function documentOf({ locale, words, body }: Omit<FoundPage, 'url'>): string {
  // What stands around is not found, and would be read all the same.
  const main = MAIN.exec(body)?.[0] ?? body
  const { aside, ...shown } = words
  const metas = Object.entries(shown)
    .filter(([, text]) => text !== '')
    .map(
      ([name, text]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(text)}">`,
    )
  const text = main.replace(LABEL_EDGE, '$& ')
  const last = aside && `<p ${BODY_MARK}>${escapeHtml(aside)}</p>`
  const found = toIndex(text + last)
  return `<html lang="${locale}"><head>${metas.join('')}</head><body>${found}</body></html>`
}

/** A text as Pagefind finds its words: it leaves typographic apostrophes out of them, and takes the Ukrainian one for a letter. */
function toIndex(text: string): string {
  return readableText(text).replace(/(?<=\p{L})\u02BC(?=\p{L})/gu, '’')
}
