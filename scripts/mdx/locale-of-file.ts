import type { VFile } from 'vfile'

import type { Locale } from '#src/i18n/locales.ts'

/** Language of a content file: `posts/hello/uk.mdx` → `uk`. */
export function localeOfFile(file: VFile): Locale {
  return sourcePathOf(file).endsWith('uk.mdx') ? 'uk' : 'en'
}

/** Path of a document below `content/`: contentlayer passes it in the file's data. */
export function sourcePathOf(file: VFile): string {
  const raw = file.data.rawDocumentData
  return raw && typeof raw === 'object' && 'sourceFilePath' in raw ? String(raw.sourceFilePath) : ''
}
