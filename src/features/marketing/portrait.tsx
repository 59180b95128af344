import { siteFile, SitePicture } from '#src/components/site-picture.tsx'
import type { Page, Picture } from '#src/content/model.ts'

/** The photograph, or a drawing marked as a sample, with the owner's name and its caption under it. */
export function Portrait(props: {
  words: Page<'about'>['portrait']
  drawing: Picture
  owner: string | undefined
}) {
  const { words, drawing, owner } = props
  const caption = [owner, words.caption].filter(Boolean).join(' · ')
  const { width, height } = drawing
  return (
    <figure className="portrait">
      {words.src ? (
        <SitePicture picture={{ src: words.src, width, height, alt: words.alt }} />
      ) : (
        // By reference, so that the drawing takes the ink of the page's theme.
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.alt}>
          <use href={`${siteFile(drawing.src)}#portrait`} />
        </svg>
      )}
      {caption && <figcaption className="meta">{caption}</figcaption>}
    </figure>
  )
}
