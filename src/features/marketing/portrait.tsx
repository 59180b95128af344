import type { ComponentProps, ReactNode } from 'react'

import { siteFile, SitePicture } from '#src/components/site-picture.tsx'
import type { Page, Picture } from '#src/content/model.ts'

/** Two columns: the portrait and a text beside it. */
export function BesidePortrait({
  children,
  ...portrait
}: ComponentProps<typeof Portrait> & { children: ReactNode }) {
  return (
    <div className="grid gap-12 ml:grid-cols-[minmax(0,26rem)_1fr] ml:gap-[clamp(3rem,6vw,7rem)]">
      <Portrait {...portrait} />
      <div>{children}</div>
    </div>
  )
}

/** The photograph, or a drawing marked as a sample, with name and caption. */
function Portrait(props: {
  text: Page<'about'>['portrait']
  drawing: Picture
  owner: string | undefined
}) {
  const { text, drawing, owner } = props
  const caption = [owner, text.caption].filter(Boolean).join(' · ')
  const { width, height } = drawing
  return (
    <figure className="max-w-104">
      {text.src ? (
        <SitePicture picture={{ src: text.src, width, height, alt: text.alt }} className="w-full" />
      ) : (
        // Referenced with `use`, so that the drawing inherits the text color.
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto w-full"
          role="img"
          aria-label={text.alt}
        >
          <use href={`${siteFile(drawing.src)}#portrait`} />
        </svg>
      )}
      {caption && <figcaption className="mt-2 meta">{caption}</figcaption>}
    </figure>
  )
}
