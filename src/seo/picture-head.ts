import { escapeHtml } from '#src/lib/html-text.ts'

import { SHARE_SIZE } from './share-card.ts'

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
