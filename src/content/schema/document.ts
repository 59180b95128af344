import type { z } from 'zod'

/** Definition of a content type: file pattern and schema. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  /** Glob below `content/`, with `{en,uk}` where each language has a file. */
  pattern: string
  format: 'yaml' | 'mdx'
  /** The file may be missing. */
  isOptional?: boolean
  schema: Schema
}

/** Defines a content type; its zod schema is the source of fields, types and checks. */
export function defineContent<Schema extends z.ZodObject>(options: {
  name: string
  pattern: string
  format?: 'yaml' | 'mdx'
  isOptional?: boolean
  schema: Schema
}): ContentType<Schema> {
  return { format: 'yaml', ...options }
}
