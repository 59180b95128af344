import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'

import { isContentFile } from './content-module.ts'

const CACHE = '.cache/pages'

/** What a page is made of beside its markup. */
interface Facts {
  status: number
  sources: string[]
}

/** A page as it was rendered. */
interface Markup {
  head: string
  body: string
}

interface Stored<Page> {
  version: string
  /** The files of the blog that the page, and what is told of it, were made of, with hashes of their content. */
  files: Record<string, string>
  /** A hash of what its document has beside the markup. */
  frame: string
  page: Page
  /** Where its body stands in the document. */
  body: Place
}

type Place = [start: number, end: number]

/**
 * Makes the documents of pages, and keeps each as long as nothing that it is made of has changed: a new
 * article makes its own page, the lists it stands in and its neighbours. `version` is that of the code;
 * `contentFolder` holds the files of the blog; `frameOf` tells what a document has beside the markup.
 */
export function createPageCache<Rendered extends Facts & Markup, Frame>(options: {
  render: (path: string) => Promise<Rendered>
  frameOf: (page: Omit<NoInfer<Rendered>, keyof Markup>, path: string) => Frame
  documentOf: (markup: Markup, frame: NoInfer<Frame>) => string
  version: string
  contentFolder: string
  folder?: string
}) {
  type Page = Omit<Rendered, keyof Markup>
  const { render, frameOf, documentOf, version, contentFolder, folder = CACHE } = options
  const hashes = new Map<string, string>()
  const hashOfFile = (id: string) => {
    const known = hashes.get(id) ?? hashOf(readFileSync(join(contentFolder, `${id}.js`)))
    hashes.set(id, known)
    return known
  }
  const hashOfFrame = (frame: Frame) => hashOf(JSON.stringify(frame))
  const isSame = (stored: Stored<Page>) => {
    try {
      return (
        stored.version === version &&
        Object.entries(stored.files).every(([id, known]) => hashOfFile(id) === known)
      )
    } catch {
      // A file that it was made of is gone.
      return false
    }
  }
  const used = new Set<string>()
  const placeOf = (path: string) => join(folder, hashOf(path))
  mkdirSync(folder, { recursive: true })

  return {
    /**
     * What is known of a page, its frame, the file that holds its document, and where in that its body stands.
     * @throws for a page that is not there.
     */
    async get(path: string): Promise<{ page: Page; frame: Frame; document: string; body: Place }> {
      const place = placeOf(path)
      used.add(place)
      const document = `${place}.html`
      const stored = readStored<Page>(place)
      if (stored && isSame(stored)) {
        const frame = frameOf(stored.page, path)
        if (stored.frame === hashOfFrame(frame)) {
          return { page: stored.page, frame, document, body: stored.body }
        }
      }
      const { head, body: markup, ...page } = await render(path)
      if (page.status !== 200) throw new Error(`prerender: ${path} answers ${page.status}`)
      const frame = frameOf(page, path)
      const text = documentOf({ head, body: markup }, frame)
      const start = text.lastIndexOf(markup)
      const body: Place = [start, start + markup.length]
      const files = page.sources.filter(isContentFile)
      // A build that stops between the two would leave facts of another document.
      if (stored) rmSync(`${place}.json`)
      writeFileSync(document, text)
      writeFileSync(
        `${place}.json`,
        JSON.stringify({
          version,
          files: Object.fromEntries(files.map((id) => [id, hashOfFile(id)])),
          frame: hashOfFrame(frame),
          page,
          body,
        } satisfies Stored<Page>),
      )
      return { page, frame, document, body }
    },
    /** Deletes the pages that nobody has asked for: what is no longer on the site. */
    forgetRest(): void {
      for (const name of readdirSync(folder)) {
        if (!used.has(join(folder, parse(name).name))) rmSync(join(folder, name))
      }
    },
  }
}

function readStored<Page>(place: string): Stored<Page> | undefined {
  try {
    return JSON.parse(readFileSync(`${place}.json`, 'utf8')) as Stored<Page>
  } catch {
    return undefined
  }
}

/**
 * A hash of the code that renders pages, with the settings and all the content that stand in it. What
 * changes with lessons, codes and passwords and is in no page is left out: names of chunks and of sealed
 * lessons, and salts.
 */
export function versionOfCode(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/assets\/lessons\/[\w.-]+/g, '')
        .replaceAll(/-[\w-]{8}\.js\b/g, '')
        .replaceAll(/"?(?:salt|verifier)"?:\s*(["'`]).*?\1/g, ''),
    )
  return hashOf(texts.toSorted().join('\n'))
}
