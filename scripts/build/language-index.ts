import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { createIndex } from 'pagefind'

import { placeFile } from '#scripts/lib/place-file.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'
import { readableText } from '#src/lib/search-text.ts'

// Pagefind's own user interfaces, which the site's replaces.
const READY_MADE = /(?:-ui|-highlight)\.(?:js|css)$/

/** Pages that are sent to Pagefind together: it never waits for one, and few of them are held in memory. */
const AT_ONCE = 32

/** Folder of the finished index below where it is kept, and the file that tells what it was made of. */
export const INDEX = 'index'
const MADE = 'made.json'

/** Marks the part of a page that search finds; a page without it is not found. */
export const BODY_MARK = 'data-pagefind-body'

type PagefindIndex = NonNullable<Awaited<ReturnType<typeof createIndex>>['index']>

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
  /** A sentence that the page is found by beside its own text. */
  aside: string
}

/** Where one label ends or the next begins, which only styles part: the number of a row, two tags, cells of a table. */
const LABEL_EDGE =
  /<\/(?:a|b|button|dd|dt|small|s|span|strong|td|th|time)>(?=<(?!span class="vh")[a-z])|<\/(?:b|span)>(?=[\p{L}\d])|(?=<(?:b|span(?! class="vh"))[ >])(?<=[\p{L}\d])/gu

/** What a page is about, which alone is marked to be found. */
const MAIN = /<main[ >].*<\/main>/s

/** Where the index of a language is kept, and what decides how it is made. */
export interface IndexSettings {
  version: string
  kept: string
}

/** A page that is to be found. */
export interface PageToIndex {
  locale: Locale
  url: string
  /** What tells it from what it was. */
  digest: string
  words: ResultWords
  /** File of its document, and where in that its body stands. */
  document: string
  body: readonly [start: number, end: number]
}

/** The index of one language, which Pagefind begins with the first page that is not as it was. */
export function createLanguageIndex({ version, kept }: IndexSettings) {
  const before = readMade(join(kept, MADE))
  const made: Made = { version, digests: {} }
  const waiting: PageToIndex[] = []
  let index: Promise<PagefindIndex> | undefined

  const feed = () => {
    index = (index ?? startIndex()).then(async (one) => {
      // All that have come in the meantime, in groups, as each has to be answered.
      while (waiting.length > 0) {
        await Promise.all(
          waiting.splice(0, AT_ONCE).map(async (page) => {
            const { url } = page
            const { errors } = await one.addHTMLFile({ url, content: documentOf(page) })
            if (errors.length > 0) throw new Error(`search index: ${url}: ${errors.join(', ')}`)
          }),
        )
      }
      return one
    })
    // An error is thrown where the index is awaited; without this it would end the thread at once.
    index.catch(() => undefined)
  }

  return {
    take(page: PageToIndex): void {
      const { url, digest } = page
      made.digests[url] = digest
      waiting.push(page)
      if (index || before?.version !== version || before.digests[url] !== digest) feed()
    },
    /**
     * Puts the finished index where it is kept.
     * @throws when Pagefind cannot start or cannot read a page.
     */
    async finish(): Promise<void> {
      const count = Object.keys(made.digests).length
      const isKept = before && Object.keys(before.digests).length === count
      if (!index && !isKept) feed()
      if (index) await keep(await index, made, kept)
    },
  }
}

/** A page as Pagefind reads it. */
function documentOf({ locale, words, document, body: place }: PageToIndex): string {
  const whole = readFileSync(document, 'utf8').slice(...place)
  // What stands around is not found, and would be read all the same.
  const body = MAIN.exec(whole)?.[0] ?? whole
  const { aside, ...shown } = words
  const metas = Object.entries(shown)
    .filter(([, text]) => text !== '')
    .map(
      ([name, text]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(text)}">`,
    )
  const text = body.replace(LABEL_EDGE, '$& ')
  const last = aside && `<p ${BODY_MARK}>${escapeHtml(aside)}</p>`
  const found = toIndex(text + last)
  return `<html lang="${locale}"><head>${metas.join('')}</head><body>${found}</body></html>`
}

/** A text as Pagefind finds its words: it leaves typographic apostrophes out of them, and takes the Ukrainian one for a letter. */
function toIndex(text: string): string {
  return readableText(text).replace(/(?<=\p{L})\u02BC(?=\p{L})/gu, '’')
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
      // Clocks, which stand at zero until they run, and the bar that says a page's offer again.
      '[role="timer"]',
      '.month-day',
      '.float',
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
    const file = join(making, INDEX, path)
    mkdirSync(dirname(file), { recursive: true })
    const before = join(folder, INDEX, path)
    if (holds(before, content)) placeFile(before, file)
    else writeFileSync(file, content)
  }
  writeFileSync(join(making, MADE), JSON.stringify(made))
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
