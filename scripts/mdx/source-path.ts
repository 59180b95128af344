import type { VFile } from 'vfile'

import { localeOfFile } from '#scripts/lib/locale-of-file.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Path of a document below `content/`: contentlayer passes it in the file's data. */
export function sourcePathOf(file: VFile): string {
  const raw = file.data.rawDocumentData
  return raw && typeof raw === 'object' && 'sourceFilePath' in raw ? String(raw.sourceFilePath) : ''
}

/**
 * Language of the compiled document.
 * @throws if its path has no language.
 */
export function languageOf(file: VFile): Locale {
  const path = sourcePathOf(file)
  const locale = localeOfFile(path)
  if (!locale) throw new Error(`content/${path} names no language (en.mdx, uk.mdx)`)
  return locale
}
