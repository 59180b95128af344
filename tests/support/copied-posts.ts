import type { ContentStore } from '#scripts/build/content-store.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** Pages of posts in the language that these are not written in: `/uk/blog/hello` → `/blog/hello`, which is. */
export function copiedPosts({ summaries }: Pick<ContentStore, 'summaries'>): Map<string, string> {
  return new Map(
    LOCALES.flatMap((locale) =>
      summaries(locale)
        .filter((post) => post.locale !== locale)
        .map(({ slug, locale: written }) => [
          localizePath(`/blog/${slug}`, locale),
          localizePath(`/blog/${slug}`, written),
        ]),
    ),
  )
}
