import { useMemo } from 'react'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { Markdown } from '#src/mdx/markdown.tsx'

/** Markdown as the page of the post will show it. */
export function Preview(props: { content: string; locale: Locale; t: Messages }) {
  const { content, locale, t } = props
  const tree = useMemo(() => parsePost(content), [content])
  return <Markdown tree={tree} locale={locale} t={t} />
}
