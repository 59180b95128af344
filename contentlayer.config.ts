import { makeSource } from 'contentlayer2/source-files'

import { documentType } from './scripts/content/document-type.ts'
import { remarkKeepFacts } from './scripts/content/keep-facts.ts'
import { PROVIDER } from './scripts/mdx/compile-body.ts'
import { rehypePlugins, remarkPlugins } from './scripts/mdx/plugins.ts'
import { contentTypes } from './src/content/schema/index.ts'

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['lessons'],
  documentTypes: contentTypes.map(documentType),
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  mdx: {
    // The front matter is a document's fields already.
    mdxOptions: (options) => ({
      ...options,
      providerImportSource: PROVIDER,
      remarkPlugins: options.remarkPlugins?.filter((plugin) => !exportsFrontmatter(plugin)),
    }),
    // An ES module for the bundler instead of a function body for `new Function`.
    esbuildOptions: (options) => ({
      ...options,
      format: 'esm',
      globalName: undefined,
      charset: 'utf8',
      external: ['react/jsx-runtime', PROVIDER],
      plugins: options.plugins?.filter(
        (plugin) => plugin.name === 'inMemory' || plugin.name === '@mdx-js/esbuild',
      ),
    }),
    remarkPlugins: [remarkKeepFacts, ...remarkPlugins],
    rehypePlugins,
  },
})

/** remark-mdx-frontmatter, as contentlayer lists it: `[plugin, { name: 'frontmatter' }]`. */
function exportsFrontmatter(plugin: unknown): boolean {
  return Array.isArray(plugin) && plugin[1]?.name === 'frontmatter'
}
