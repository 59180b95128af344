import type { z } from 'zod'

/** Definition of a content type: file pattern and schema. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  /** Glob below `content/`, with `{en,uk}` if each language has its own file. */
  pattern: string
  format: 'yaml' | 'mdx'
  /** Whether the file is optional. */
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

/** Expression for the paths of a content type below `content/`. */
export function getPathPattern({ pattern }: Pick<ContentType, 'pattern'>): RegExp {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}
