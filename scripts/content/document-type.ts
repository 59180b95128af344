import { defineDocumentType, type DocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'

import type { ContentType } from '#src/content/schema/document.ts'

/**
 * A kind of content file in contentlayer's words: its fields are derived from the schema, so that the
 * two can never disagree. Apart from the schemas, which are read where contentlayer, slow to load, is
 * not needed.
 */
export function documentType({ name, pattern, format, schema }: ContentType): DocumentType {
  return defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    // What `compileArticles` makes code of.
    contentType: format === 'mdx' ? 'markdown' : 'data',
    fields: fieldsOf(schema),
  }))
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
