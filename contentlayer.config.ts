import { makeSource } from 'contentlayer2/source-files'

import { mdxOptions } from './scripts/mdx/compile-body.ts'
import { rehypePlugins, remarkPlugins } from './scripts/mdx/plugins.ts'
import { contentTypes } from './src/content/schema/index.ts'

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['lessons'],
  documentTypes: contentTypes.map((type) => type.contentlayer),
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  mdx: {
    mdxOptions: (options) => ({ ...options, ...mdxOptions }),
    // An ES module for the bundler instead of a function body for `new Function`.
    esbuildOptions: (options) => ({
      ...options,
      format: 'esm',
      globalName: undefined,
      charset: 'utf8',
      external: ['react', 'react/jsx-runtime', '@mdx-js/react'],
      plugins: options.plugins?.filter(
        (plugin) => plugin.name === 'inMemory' || plugin.name === '@mdx-js/esbuild',
      ),
    }),
    remarkPlugins,
    rehypePlugins,
  },
})
