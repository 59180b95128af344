import { defineDocumentType, type DocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'

import type { ContentType } from '#src/content/schema/document.ts'

import { headingsIn } from './parse-markdown.ts'

/**
 * Converts a content type to contentlayer's document type. Its fields are derived from the zod schema, so that
 * they cannot differ. It is separate from the schemas, which are also used where contentlayer, slow to load,
 * is not needed.
 */
export function documentType({ name, pattern, format, schema }: ContentType): DocumentType {
  return defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: format === 'mdx' ? 'mdx' : 'data',
    fields: fieldsOf(schema),
    ...(format === 'mdx' && {
      computedFields: { headings: { type: 'json', resolve: ({ body }) => headingsIn(body.raw) } },
    }),
  }))
}

/** Contentlayer field types by key: scalars keep their type, structured values are `json`. */
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
  // Dates are strings, because contentlayer's date type would add a time.
  if (type instanceof z.ZodString || type instanceof z.ZodStringFormat || type instanceof z.ZodEnum)
    return 'string'
  return 'json'
}
