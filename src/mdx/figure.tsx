import { type ComponentProps, useState } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { siteFile, SitePicture } from '#src/components/site-picture.tsx'
import { cn } from '#src/lib/cn.ts'

const PictureDialog = lazyComponent(() =>
  import('./picture-dialog.tsx').then((module) => module.PictureDialog),
)

/** Minimum width at which the smallest text of a drawing is readable on a phone, 11 px. */
const READABLE_WIDTH = 'min-w-lg'

/** A picture of an article; with a caption it can be enlarged. */
export function Figure(props: {
  src: string
  alt: string
  /** Size in pixels, measured by the build. */
  width?: string
  height?: string
  srcSet?: string
  caption?: string
  labels: { enlarge: string; close: string }
}) {
  const { src, alt, srcSet, caption, labels } = props
  const [isOpen, setIsOpen] = useState(false)
  // The build cannot measure pictures of other sites.
  if (!props.width || !props.height) {
    return (
      <figure className="mb-[1.6em] print:break-inside-avoid">
        <img className="w-full" src={siteFile(src)} alt={alt} loading="lazy" decoding="async" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  }
  const picture = { src, alt, srcSet, width: Number(props.width), height: Number(props.height) }
  const isDrawing = src.endsWith('.svg')
  const image = (
    <SitePicture
      picture={picture}
      sizes="(min-width: 48rem) 42rem, 100vw"
      className={cn('w-full', isDrawing && READABLE_WIDTH)}
    />
  )
  if (!caption) {
    return (
      <figure className="mb-[1.6em] print:break-inside-avoid">
        <DrawingBox isDrawing={isDrawing} tabIndex={0} role="group" aria-label={alt}>
          {image}
        </DrawingBox>
      </figure>
    )
  }
  return (
    <figure className="mb-[1.6em] print:break-inside-avoid">
      <DrawingBox isDrawing={isDrawing}>
        <button
          type="button"
          className={cn(
            'block w-full cursor-zoom-in',
            isDrawing && [READABLE_WIDTH, 'focus-visible:-outline-offset-3'],
          )}
          onPointerEnter={PictureDialog.prepare}
          aria-label={`${labels.enlarge}: ${alt}`}
          onClick={() => setIsOpen(true)}
        >
          {image}
        </button>
      </DrawingBox>
      <figcaption>{caption}</figcaption>
      <PictureDialog
        picture={picture}
        caption={caption}
        closeLabel={labels.close}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </figure>
  )
}

/** Lets a diagram scroll sideways if its text would be too small to read. */
function DrawingBox({ isDrawing, ...props }: { isDrawing: boolean } & ComponentProps<'div'>) {
  return isDrawing ? (
    // A light drawing must not fade into a dark background.
    <div className="fade-edge overflow-x-auto [[data-theme=dark]_&]:[mask:none]" {...props} />
  ) : (
    props.children
  )
}
