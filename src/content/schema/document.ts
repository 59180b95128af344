import type { z } from 'zod'

/** One kind of content file: where it lives, what it must hold. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  /** Glob below `content/`, with `{en,uk}` where each language has a file. */
  pattern: string
  format: 'yaml' | 'mdx'
  /** The site does without its file. */
  isOptional?: boolean
  schema: Schema
}

/** Declares a kind of content file once: the zod schema is the source of all that is known of it. */
export function defineContent<Schema extends z.ZodObject>(options: {
  name: string
  pattern: string
  format?: 'yaml' | 'mdx'
  isOptional?: boolean
  schema: Schema
}): ContentType<Schema> {
  return { format: 'yaml', ...options }
}
