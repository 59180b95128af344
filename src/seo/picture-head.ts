import { escapeHtml } from '#src/lib/html-text.ts'

import { SHARE_SIZE } from './share-card.ts'

/** The picture of a page's previews: its address, and what it says. */
export interface PlacedPicture {
  url: string
  alt: string
}

/** The head tags that name a page's picture to those who preview it. */
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
