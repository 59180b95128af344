import { VFileMessage } from 'vfile-message'

import type { Documents } from '#scripts/content/documents.ts'
import { ContentError } from '#scripts/content/problem.ts'
import type { ContentFile } from '#scripts/content/read-content.ts'

import { compileBody } from './compile-body.ts'

// An unchanged file is the same object, so it is compiled once.
const bodies = new WeakMap<ContentFile, Promise<string>>()

/** Documents read directly from their files; an article is compiled on demand. */
export function fileDocuments(files: readonly ContentFile[]): Documents {
  const byPath = new Map(files.map((file) => [getPath(file), file]))
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
                path: getPath(file),
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
  }
}

async function compileFile(file: ContentFile): Promise<string> {
  try {
    return await compileBody(file.text, getPath(file))
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    throw new ContentError([{ file: file.file, message: error.reason }])
  }
}

function getPath({ file }: ContentFile): string {
  return file.replace(/^content\//, '')
}
