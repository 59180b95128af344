import type { ArticleFacts } from './article-facts.ts'

/** Folder beside a `content/` of what contentlayer's process makes of it. */
export const MADE_FOLDER = 'made'

/** Name of a document's file there: `posts/hello/uk.mdx` → `posts__hello__uk.mdx`. */
export function madeFile(path: string): string {
  return path.replaceAll('/', '__')
}

/** What is known of a document once it is compiled. */
export interface CompiledParts {
  fields: Record<string, unknown>
  article?: CompiledArticle
}

/** What is known of an article beside its fields. */
interface CompiledArticle {
  /** Its Markdown, without the front matter. */
  text: string
  facts: ArticleFacts
  /** Its body as an expression. */
  code: string
  /** Its plain Markdown, with blanks. */
  plain: string
}

/**
 * A compiled document as text: a line of JSON for each part, so that who needs one parses no other, and there is
 * one file to write.
 */
export function formatCompiled({ fields, article }: CompiledParts): string {
  if (!article) return JSON.stringify([fields])
  const { text, facts, code, plain } = article
  return [[fields, text], facts, code, plain].map((part) => JSON.stringify(part)).join('\n')
}

/** Reads single parts of a compiled document; of all but the fields an article alone has some. */
export function readParts(bytes: Buffer) {
  const line = (number: number): unknown => {
    let start = 0
    for (let passed = 0; passed < number; passed += 1) {
      start = bytes.indexOf('\n', start) + 1
      if (start === 0) throw new Error('a compiled document that is no article has fields alone')
    }
    const end = bytes.indexOf('\n', start)
    return JSON.parse(bytes.toString('utf8', start, end < 0 ? bytes.length : end))
  }
  return {
    fields: () => line(0) as [fields: Record<string, unknown>, text?: string],
    facts: () => line(1) as ArticleFacts,
    code: () => line(2) as string,
    plain: () => line(3) as string,
  }
}
