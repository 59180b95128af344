import type { Root } from 'hast'
import { fromDom } from 'hast-util-from-dom'

import { markdownFromHtml } from '#src/content/markdown/from-html.ts'

/** HTML of the clipboard as Markdown; it is read in a document of its own, which loads and runs nothing. */
export function pastedMarkdown(html: string): ReturnType<typeof markdownFromHtml> {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return markdownFromHtml(fromDom(document) as Root)
}
