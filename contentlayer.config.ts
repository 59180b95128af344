import {
  makeSource,
  defineDocumentType,
  type DocumentType,
  type FieldDefs,
} from 'contentlayer2/source-files'
import type { Plugin } from 'esbuild'
import { z } from 'zod'

import { parseHeadings } from './scripts/content/parse-markdown.ts'
import { rehypePlugins, remarkPlugins } from './scripts/mdx/plugins.ts'
import type { ContentType } from './src/content/schema/document.ts'
import { contentTypes } from './src/content/schema/index.ts'

// Exits if the development server was killed; otherwise this process would keep compiling.
process.once('disconnect', () => process.exit())
// Otherwise the channel to the parent process would keep this process alive after a build.
process.channel?.unref()

export default makeSource({
  contentDirPath: 'content',
  // Lessons become encrypted data, not code (scripts/lessons).
  contentDirExclude: ['lessons'],
  documentTypes: contentTypes.filter(({ name }) => name !== 'Lesson').map(documentType),
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  mdx: {
    mdxOptions: (options) => ({ ...options, providerImportSource: '@mdx-js/react' }),
    esbuildOptions: (options) => ({
      ...options,
      // Otherwise Cyrillic letters are escaped, which triples their size.
      charset: 'utf8',
      plugins: [mdxReactFromScope, ...(options.plugins ?? [])],
    }),
    remarkPlugins,
    rehypePlugins,
  },
  // Tells the parent process that the documents have been written.
  onSuccess: async () => {
    process.send?.('generated')
  },
})

/**
 * Converts a content type to contentlayer's document type. Its fields are derived from the zod schema, so that
 * they cannot differ.
 */
function documentType({ name, pattern, format, schema }: ContentType): DocumentType {
  return defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: format === 'mdx' ? 'mdx' : 'data',
    fields: fieldsOf(schema),
    ...(format === 'mdx' && {
      computedFields: {
        headings: { type: 'json', resolve: ({ body }) => parseHeadings(body.raw) },
      },
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

/**
 * Resolves `@mdx-js/react` to a variable in the scope of the compiled article, so that one MDXProvider serves all articles.
 * mdx-bundler's `globals` option would conflict with the plugin instance that it uses for React.
 */
const mdxReactFromScope: Plugin = {
  name: 'mdx-react-from-scope',
  setup(build) {
    build.onResolve({ filter: /^@mdx-js\/react$/ }, ({ path }) => ({
      path,
      namespace: 'mdx-react',
    }))
    build.onLoad({ filter: /./, namespace: 'mdx-react' }, () => ({
      contents: 'module.exports = _mdx_react',
    }))
  },
}
