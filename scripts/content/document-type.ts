import { defineDocumentType, type DocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'

import type { ContentType } from '#src/content/schema/document.ts'

import { headingsIn, plainMarkdownOf } from './article-texts.ts'

/**
 * A kind of content file as contentlayer's document type. Its fields are derived from the zod schema, so that
 * the two cannot disagree. It stands apart from the schemas, which are read where contentlayer, slow to load,
 * is not needed.
 */
export function documentType({ name, pattern, format, schema }: ContentType): DocumentType {
  return defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: format === 'mdx' ? 'mdx' : 'data',
    fields: fieldsOf(schema),
    ...(format === 'mdx' && {
      computedFields: {
        headings: { type: 'json', resolve: ({ body }) => headingsIn(body.raw) },
        plainMarkdown: { type: 'string', resolve: ({ body }) => plainMarkdownOf(body.raw) },
      },
    }),
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
  if (type instanceof z.ZodString || type instanceof z.ZodStringFormat || type instanceof z.ZodEnum)
    return 'string'
  return 'json'
}
