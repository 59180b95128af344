import type { Root } from 'hast'
import { fromDom } from 'hast-util-from-dom'

import { markdownFromHtml } from '#src/content/markdown/from-html.ts'

/** Converts HTML of the clipboard to Markdown; it is parsed in an inert document. */
export function pastedMarkdown(html: string): ReturnType<typeof markdownFromHtml> {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return markdownFromHtml(fromDom(document) as Root)
}
