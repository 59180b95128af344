import { makeSource } from 'contentlayer2/source-files'
import rehypePrettyCode from 'rehype-pretty-code'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'

import { prettyCode, rehypeCodeBlocks } from './scripts/mdx/code-blocks.ts'
import { rehypeHeadingIds } from './scripts/mdx/headings.ts'
import { remarkImages } from './scripts/mdx/images.ts'
import { remarkTypography } from './scripts/mdx/remark-typography.ts'
import { rehypeTables } from './scripts/mdx/tables.ts'
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
    mdxOptions: (options) => ({ ...options, providerImportSource: '@mdx-js/react' }),
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
    remarkPlugins: [remarkGfm, remarkBreaks, remarkImages, remarkTypography],
    rehypePlugins: [
      rehypeHeadingIds,
      [rehypePrettyCode, prettyCode],
      rehypeCodeBlocks,
      rehypeTables,
    ],
  },
})
