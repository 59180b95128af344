import { makeSource } from 'contentlayer2/source-files'

import { compileArticles } from './scripts/content/compile-articles.ts'
import { documentType } from './scripts/content/document-type.ts'
import { contentTypes } from './src/content/schema/index.ts'

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['lessons'],
  documentTypes: contentTypes.map(documentType),
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  markdown: compileArticles,
})
