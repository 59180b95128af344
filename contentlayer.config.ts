import { makeSource } from 'contentlayer2/source-files'

import { documentType } from './scripts/content/document-type.ts'
import { mdxReactFromScope } from './scripts/mdx/mdx-react-from-scope.ts'
import { rehypePlugins, remarkPlugins } from './scripts/mdx/plugins.ts'
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
