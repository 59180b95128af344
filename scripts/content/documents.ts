import { VFileMessage } from 'vfile-message'

import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { compileBody } from '#scripts/mdx/compile-body.ts'
import { toPlainMarkdown } from '#scripts/mdx/plain-markdown.ts'
import type { Heading } from '#src/lib/headings.ts'

import { type CompiledDocument, listCompiled, readCompiled } from './compile-documents.ts'
import { parseMarkdown, withImages } from './parse-markdown.ts'
import { ContentError } from './problem.ts'
import type { ContentFile } from './read-content.ts'

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
  /** An article's body as the code of a function that makes its component of React's runtime. */
  body(type: string, path: string): Promise<string>
  /** An article's plain Markdown, with blanks. */
  plain(type: string, path: string): string
}

/** The documents as contentlayer has compiled them: what a build is made of. */
export function compiledDocuments(): Documents {
  let known: Map<string, CompiledDocument> | undefined
  const all = () => (known ??= new Map(listCompiled().map((one) => [one.path, one])))
  const find = (name: string, path: string) => {
    const document = all().get(path)
    if (document?.type !== name) throw new Error(`content/${path} is not compiled`)
    return readCompiled(document)
  }
  return {
    list: (name) =>
      [...all().values()]
        .filter(({ type }) => type === name)
        .map((document) => {
          // The compiled bodies of all articles at once would be most of a build's memory.
          const [fields, text = ''] = readCompiled(document).fields()
          const { path, headings } = document
          return { path, fields, isParsed: false, text, headings }
        }),
    body: async (name, path) => find(name, path).code(),
    plain: (name, path) => find(name, path).plain(),
  }
}

// A file that has not changed is the same object, and is compiled once.
const bodies = new WeakMap<ContentFile, Promise<string>>()

/** The documents as they stand in their files, each article compiled when it is asked for. */
export function fileDocuments(files: readonly ContentFile[]): Documents {
  const byPath = new Map(files.map((file) => [pathOf(file), file]))
  const find = (path: string): ContentFile => {
    const file = byPath.get(path)
    if (!file) throw new Error(`content/${path} is missing`)
    return file
  }
  return {
    list: (type) =>
      files.flatMap((file) =>
        file.type?.name === type && file.data
          ? [
              {
                path: pathOf(file),
                fields: file.data,
                isParsed: true,
                text: file.text,
                headings: file.article?.headings ?? [],
              },
            ]
          : [],
      ),
    body: (_type, path) => {
      const file = find(path)
      const body = bodies.get(file) ?? compileFile(file)
      bodies.set(file, body)
      return body
    },
    plain: (_type, path) => {
      const { text } = find(path)
      return toPlainMarkdown(withBlocksAsWritten(parseMarkdown(text), withImages(text)))
    },
  }
}

async function compileFile(file: ContentFile): Promise<string> {
  try {
    return await compileBody(file.text, pathOf(file))
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    throw new ContentError([{ file: file.file, message: error.reason }])
  }
}

function pathOf({ file }: ContentFile): string {
  return file.replace(/^content\//, '')
}
