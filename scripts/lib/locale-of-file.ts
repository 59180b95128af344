import { isLocale, type Locale } from '#src/i18n/locales.ts'

/** Language in the name of a content file: `posts/hello/post.uk.mdx` → uk, `pages/home.en.yaml` → en, `site/site.yaml` → none. */
export function localeOfFile(path: string): Locale | undefined {
  const [, name] = /(?:^|[/.])([^/.]+)\.\w+$/.exec(path) ?? []
  return isLocale(name) ? name : undefined
}
