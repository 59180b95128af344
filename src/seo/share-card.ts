import type { Locale } from '#src/i18n/locales.ts'
import { textOfHtml } from '#src/lib/html-text.ts'

/** What the picture of a page says when somebody shares the page. */
export interface ShareCard {
  locale: Locale
  brand: string
  /** The page's first heading: what is asked, where it asks, and the answer. */
  question?: string
  title: string
  /** A line at the foot: an article's tags, the part of the site. */
  note: string
  /** What the drawing is made from. */
  art: { id: string; tags: readonly string[] }
}

/** Size in pixels that previews ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * The first heading of a page's markup, with the question before it: `<p class="q">Why?</p><h1>So.</h1>`
 * → `{ question: 'Why?', title: 'So.' }`.
 */
export function headingOf(body: string): Pick<ShareCard, 'question' | 'title'> {
  const [, question, title = ''] =
    /(?:<p class="q">((?:(?!<\/p>).)*)<\/p>)?<h1[^>]*>((?:(?!<\/h1>).)*)<\/h1>/s.exec(body) ?? []
  return { ...(question && { question: textOfHtml(question) }), title: textOfHtml(title) }
}

/** The picture's text alternative: all that it says in words. */
export function altOf({ question, title }: ShareCard): string {
  return [question, title].filter(Boolean).join(' ')
}
