import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { close, createIndex } from 'pagefind'

import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'
import { readableText } from '#src/lib/search-text.ts'
import { titleWords, titleWordsFile } from '#src/lib/title-words.ts'

/** Files of Pagefind's user interface, which is not used. */
const UNUSED_UI_FILES = /(?:-ui|-highlight)\.(?:js|css)$/

/** Marks the searchable part of a page; a page without it is not indexed. */
const BODY_ATTRIBUTE = 'data-pagefind-body'

/** Content of the searchable part. */
const MAIN = /<main[ >].*<\/main>/s

/** Boundaries between labels that are separated only by styles: row numbers, tags, table cells. */
const LABEL_EDGE =
  /<\/(?:a|b|button|dd|dt|small|s|span|strong|td|th|time)>(?=<(?!span class="sr-only")[a-z])|<\/(?:b|span)>(?=[\p{L}\d])|(?=<(?:b|span(?! class="sr-only"))[ >])(?<=[\p{L}\d])/gu

// Line numbers, footnote marks, back links and screen reader texts are not part of the text;
// buttons, old prices and drawings carry no information of their own.
const EXCLUDED = [
  '[data-pagefind-ignore]',
  '[data-slot="code-frame"]',
  'sup',
  'nav',
  '.sr-only',
  '[data-slot="back-link"]',
  '.data-footnote-backref',
  '[data-slot="button"]',
  's',
  '[aria-hidden="true"]',
  // Countdowns are at zero in the prerendered page, and the floating bar repeats the offer.
  '[role="timer"]',
  '.month-day',
  '[data-slot="float-bar"]',
]

/** Title of the page in results, which may differ from its first heading. */
export interface ResultWords {
  title: string
  description: string
  /** Shown at the right: a price or a number of posts. */
  note: string
  /** Additional searchable sentence. */
  aside: string
}

/** A rendered page to index. */
interface FoundPage {
  locale: Locale
  url: string
  words: ResultWords
  body: string
}

/**
 * Starts the full-text index of the site. Pagefind splits it into chunks that the browser loads on demand. The
 * result depends on the order in which pages are added.
 * @throws if Pagefind cannot start.
 */
export async function createSearchIndex() {
  const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
  if (!index) throw new Error(`search index: ${errors.join(', ')}`)
  const titles: Record<Locale, Set<string>> = { en: new Set(), uk: new Set() }
  return {
    /**
     * Adds a page, unless it has no searchable part.
     * @throws if Pagefind cannot parse it.
     */
    async add({ locale, url, words, body }: FoundPage): Promise<void> {
      if (!body.includes(BODY_ATTRIBUTE)) return
      for (const word of titleWords(words.title)) titles[locale].add(word)
      const content = renderDocument({ locale, words, body })
      const { errors } = await index.addHTMLFile({ url, content })
      if (errors.length > 0) throw new Error(`search index: ${url}: ${errors.join(', ')}`)
    },
    /** Writes the index to a folder. */
    async write(outputPath: string): Promise<void> {
      const { errors } = await index.writeFiles({ outputPath })
      if (errors.length > 0) throw new Error(`search index: ${errors.join(', ')}`)
      for (const name of readdirSync(outputPath)) {
        if (UNUSED_UI_FILES.test(name)) rmSync(join(outputPath, name))
      }
      for (const locale of LOCALES) {
        const titlesJson = JSON.stringify([...titles[locale]].toSorted())
        writeFileSync(join(outputPath, titleWordsFile(locale)), titlesJson)
      }
      await close()
    },
  }
}

/** Prepares a page for Pagefind. */
function renderDocument({ locale, words, body }: Omit<FoundPage, 'url'>): string {
  // Pagefind would parse the rest of the page although it does not index it.
  const main = MAIN.exec(body)?.[0] ?? body
  const { aside, ...mainWords } = words
  const metas = Object.entries(mainWords)
    .filter(([, text]) => text !== '')
    .map(
      ([name, text]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(text)}">`,
    )
  const text = main.replace(LABEL_EDGE, '$& ')
  const last = aside && `<p ${BODY_ATTRIBUTE}>${escapeHtml(aside)}</p>`
  const documentText = toPagefindText(text + last)
  return `<html lang="${locale}"><head>${metas.join('')}</head><body>${documentText}</body></html>`
}

/** Adapts text to Pagefind's tokenizer, which drops typographic apostrophes and treats the Ukrainian one as a letter. */
function toPagefindText(text: string): string {
  return readableText(text).replace(/(?<=\p{L})\u02BC(?=\p{L})/gu, '’')
}
