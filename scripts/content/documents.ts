import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { Heading } from '#src/lib/headings.ts'

/** Folder of the documents that contentlayer writes. */
const GENERATED = '.contentlayer/generated'

/** A document as the store reads it. */
export interface SourceDocument {
  /** Path below `content/`: `posts/hello/uk.mdx`. */
  path: string
  fields: Record<string, unknown>
  /** Whether the fields are what the schema made of them: a second time it might refuse its own work. */
  isParsed: boolean
  /** An article's Markdown, without the front matter. */
  text: string
  headings: Heading[]
}

/** All documents, by the names of their types. */
export interface Documents {
  list(type: string): SourceDocument[]
  /** An article's body as code: a function of the runtimes of JSX and MDX that returns its exports. */
  body(type: string, path: string): Promise<string>
  /** An article's plain Markdown, with blanks. */
  plain(type: string, path: string): string
}

/** A document as contentlayer writes it. */
interface GeneratedDocument {
  _id: string
  body?: { raw: string; code: string }
  headings?: Heading[]
  plainMarkdown?: string
  [field: string]: unknown
}

/**
 * The documents that contentlayer has generated. Each is read when it is asked for: the bodies of all articles at
 * once would be most of a build's memory.
 */
export function generatedDocuments(): Documents {
  return documentsOf({
    list: readGenerated,
    find: (type, path) => readDocument(type, `${path.replaceAll('/', '__')}.json`),
  })
}

/**
 * The documents as they are now, in memory: `contentlayer2 dev` deletes and writes all of them after each change.
 * Nothing while it does so.
 */
export function documentsInMemory(): Documents | undefined {
  try {
    const all = new Map(readdirSync(GENERATED).map((type) => [type, readGenerated(type)]))
    return documentsOf({
      list: (type) => all.get(type) ?? [],
      find: (type, path) => all.get(type)?.find(({ _id }) => _id === path),
    })
  } catch {
    return undefined
  }
}

function readDocument(type: string, name: string): GeneratedDocument {
  // In its files letters may be decomposed, as a Mac writes them.
  const text = readFileSync(join(GENERATED, type, name), 'utf8').normalize('NFC')
  return JSON.parse(text) as GeneratedDocument
}

function readGenerated(type: string): GeneratedDocument[] {
  const folder = join(GENERATED, type)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return []
  return (
    readdirSync(folder)
      .filter((name) => name.endsWith('.json') && name !== '_index.json')
      .map((name) => readDocument(type, name))
      // Contentlayer leaves the document of a deleted file behind.
      .filter(({ _id }) => existsSync(join('content', _id)))
  )
}

function documentsOf(source: {
  list(type: string): GeneratedDocument[]
  find(type: string, path: string): GeneratedDocument | undefined
}): Documents {
  return {
    list: (type) =>
      source.list(type).map(({ body, headings = [], ...fields }) => ({
        path: fields._id,
        fields,
        isParsed: false,
        text: body?.raw ?? '',
        headings,
      })),
    body: async (type, path) => {
      const code = source.find(type, path)?.body?.code
      if (code === undefined) throw new Error(`content/${path} is no article`)
      return `(_jsx_runtime, _mdx_react) => {${code}}`
    },
    plain: (type, path) => source.find(type, path)?.plainMarkdown ?? '',
  }
}
