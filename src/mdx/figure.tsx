import { lazy, Suspense, useState } from 'react'

import { SitePicture } from '#src/blocks/site-picture.tsx'

const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
)

/** A picture of an article. One with a caption can be enlarged. */
export function Figure(props: {
  src: string
  alt: string
  /** In pixels, as the build measured them. */
  width?: string
  height?: string
  srcSet?: string
  caption?: string
  words: { enlarge: string; close: string }
}) {
  const { src, alt, srcSet, caption, words } = props
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const picture = { src, alt, srcSet, width: Number(props.width), height: Number(props.height) }
  const image = <SitePicture picture={picture} sizes="(min-width: 48rem) 42rem, 100vw" />
  if (!caption) return <figure className="figure">{image}</figure>
  return (
    <figure className="figure">
      <button
        type="button"
        className="zoom"
        aria-label={`${words.enlarge}: ${alt}`}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {image}
      </button>
      <figcaption>{caption}</figcaption>
      {wasOpened && (
        <Suspense>
          <PictureDialog
            picture={picture}
            caption={caption}
            closeLabel={words.close}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </figure>
  )
}
