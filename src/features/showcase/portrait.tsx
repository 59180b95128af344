import { siteFile, SitePicture } from '#src/blocks/site-picture.tsx'
import type { Page, Picture } from '#src/content/model.ts'

/** The photograph, or the drawing that stands in for it and says so. */
export function Portrait(props: { words: Page<'about'>['portrait']; drawing: Picture }) {
  const { words, drawing } = props
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
      {words.sample && <figcaption className="meta">{words.caption}</figcaption>}
    </figure>
  )
}
