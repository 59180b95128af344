import { useMemo } from 'react'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { Markdown } from '#src/mdx/markdown.tsx'

/** Preview of a post's Markdown. */
export function Preview({ content, locale }: { content: string; locale: Locale }) {
  const tree = useMemo(() => parsePost(content), [content])
  return <Markdown tree={tree} locale={locale} />
}
