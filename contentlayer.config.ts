import { makeSource } from 'contentlayer2/source-files'

import { documentType } from './scripts/content/document-type.ts'
import { mdxReactFromScope } from './scripts/mdx/mdx-react-from-scope.ts'
import { rehypePlugins, remarkPlugins } from './scripts/mdx/plugins.ts'
import { contentTypes } from './src/content/schema/index.ts'

// A development server that was killed leaves no process behind that goes on compiling.
process.once('disconnect', () => process.exit())
// Otherwise a build that has ended would wait for messages from the process that started it.
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
      // Otherwise Cyrillic letters are escaped and take three times the space.
      charset: 'utf8',
      plugins: [mdxReactFromScope, ...(options.plugins ?? [])],
    }),
    remarkPlugins,
    rehypePlugins,
  },
  // Tells the process that started contentlayer that the documents are written.
  onSuccess: async () => {
    process.send?.('generated')
  },
})
