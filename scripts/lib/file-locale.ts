import type { VFile } from 'vfile'

import { isLocale, type Locale } from '#src/i18n/locales.ts'

/** Language in the name of a content file: `posts/hello/post.uk.mdx` → uk, `pages/home.en.yaml` → en, `site/site.yaml` → none. */
export function getFileLocale(path: string): Locale | undefined {
  const [, name] = /(?:^|[/.])([^/.]+)\.\w+$/.exec(path) ?? []
  return isLocale(name) ? name : undefined
}

/** Path of a document below `content/`: contentlayer passes it in the file's data. */
export function getSourcePath(file: VFile): string {
  const raw = file.data.rawDocumentData
  return raw && typeof raw === 'object' && 'sourceFilePath' in raw ? String(raw.sourceFilePath) : ''
}

/**
 * Language of the compiled document.
 * @throws if its path has no language.
 */
export function getLanguage(file: VFile): Locale {
  const path = getSourcePath(file)
  const locale = getFileLocale(path)
  if (!locale)
    throw new Error(`content/${path} has no language in its name (allowed: en.mdx, uk.mdx)`)
  return locale
}
