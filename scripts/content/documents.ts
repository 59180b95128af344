import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { VFileMessage } from 'vfile-message'

import { compileBody } from '../mdx/compile-body.ts'
import { GENERATED } from './load-content.ts'
import { ContentError } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** A document as the store reads it. */
export interface SourceDocument {
  /** Path below `content/`: `posts/hello/uk.mdx`. */
  path: string
  /** Its fields, before or after its schema has parsed them. */
  fields: Record<string, unknown>
  /** An article's Markdown, without the front matter. */
  text: string
}

/** All documents, by the names of their types. */
export interface Documents {
  list(type: string): SourceDocument[]
  /** Code of a module that exports an article's component as default. */
  body(type: string, path: string): Promise<string>
}

interface Compiled {
  _raw: { sourceFilePath: string }
  body?: { raw: string; code: string }
  [field: string]: unknown
}

/** The documents as contentlayer has compiled them: what a build is made of. */
export function compiledDocuments(): Documents {
  const byType = new Map<string, Compiled[]>()
  const read = (type: string) => {
    const file = join(GENERATED, type, '_index.json')
    const known = byType.get(type) ?? (JSON.parse(readFileSync(file, 'utf8')) as Compiled[])
    byType.set(type, known)
    return known
  }
  return {
    list: (type) =>
      read(type).map((document) => ({
        path: document._raw.sourceFilePath,
        fields: document,
        text: document.body?.raw ?? '',
      })),
    body: async (type, path) => {
      const document = read(type).find(({ _raw }) => _raw.sourceFilePath === path)
      // mdx-bundler ends it for `new Function`; as a module it needs no return.
      return (document?.body?.code ?? '').replace(/;return Component;\s*$/, '')
    },
  }
}

// A file that has not changed is the same object, and is compiled once.
const bodies = new WeakMap<ContentFile, Promise<string>>()

/** The documents as they stand in their files, each article compiled when it is asked for. */
export function fileDocuments(files: readonly ContentFile[]): Documents {
  const byPath = new Map(files.map((file) => [pathOf(file), file]))
  return {
    list: (type) =>
      files.flatMap((file) =>
        file.type?.name === type && file.data
          ? [{ path: pathOf(file), fields: file.data, text: file.text }]
          : [],
      ),
    body: (_type, path) => {
      const file = byPath.get(path)
      if (!file) throw new Error(`content/${path} is missing`)
      const body = bodies.get(file) ?? compileFile(file)
      bodies.set(file, body)
      return body
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
