import { defineDocumentType, type DocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'

/** One kind of content file: where it lives, what it must hold. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  /** Glob below `content/`, with `{en,uk}` where each language has a file. */
  pattern: string
  format: 'yaml' | 'mdx'
  schema: Schema
  contentlayer: DocumentType
}

/**
 * Declares a kind of content file once: the zod schema is the source, contentlayer's fields are
 * derived from it, so that the two can never disagree.
 */
export function defineContent<Schema extends z.ZodObject>(options: {
  name: string
  pattern: string
  format?: 'yaml' | 'mdx'
  schema: Schema
}): ContentType<Schema> {
  const { name, pattern, format = 'yaml', schema } = options
  const contentlayer = defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: format === 'mdx' ? 'mdx' : 'data',
    fields: fieldsOf(schema),
  }))
  return { name, pattern, format, schema, contentlayer }
}

/** Contentlayer's field for each key: scalars keep their type, everything structured is `json`. */
function fieldsOf(schema: z.ZodObject): FieldDefs {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, value]) => {
      const required = !z.safeParse(value, undefined).success
      return [key, { type: scalarType(value), required }]
    }),
  )
}

function scalarType(type: z.core.$ZodType): 'string' | 'number' | 'boolean' | 'json' {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) {
    return scalarType(type.unwrap())
  }
  if (type instanceof z.ZodNumber) return 'number'
  if (type instanceof z.ZodBoolean) return 'boolean'
  // Dates stay text: contentlayer's own date type would add a time of day.
  if (type instanceof z.ZodString || type instanceof z.ZodEnum) return 'string'
  return 'json'
}
