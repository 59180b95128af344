import type { Locale } from '#src/i18n/locales.ts'
import { escapeHtml, getHtmlText } from '#src/lib/html-text.ts'

/** Content of a page's share picture. */
export interface ShareCard {
  locale: Locale
  brand: string
  /** The first heading: the question, if there is one, and the answer. */
  question?: string
  title: string
  /** A line at the foot: an article's tags, the part of the site. */
  note: string
  /** Input of the drawing. */
  art: { id: string; tags: readonly string[] }
}

/** Size in pixels recommended for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * The first heading of a page's markup, with the question before it: `<p data-slot="question">Why?</p><h1>So.</h1>`
 * → `{ question: 'Why?', title: 'So.' }`.
 */
export function parseHeading(body: string): Pick<ShareCard, 'question' | 'title'> {
  const [, question, title = ''] =
    /(?:<p data-slot="question"[^>]*>((?:(?!<\/p>).)*)<\/p>)?<h1[^>]*>((?:(?!<\/h1>).)*)<\/h1>/s.exec(
      body,
    ) ?? []
  return { ...(question && { question: getHtmlText(question) }), title: getHtmlText(title) }
}

/** Text alternative of the picture: all words on it. */
export function getAltText({ question, title }: ShareCard): string {
  return [question, title].filter(Boolean).join(' ')
}

/** Picture of a link preview: address and text alternative. */
export interface PlacedPicture {
  url: string
  alt: string
}

/** Head tags of a link preview's picture. */
export function pictureHead({ url, alt }: PlacedPicture): string {
  return [
    ['og:image', url],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', alt],
  ]
    .map(
      ([property, content = '']) =>
        `<meta property="${property}" content="${escapeHtml(content)}"/>`,
    )
    .join('')
}
