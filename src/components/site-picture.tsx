import type { ComponentProps } from 'react'

/** A picture that the build has measured; `src` and `srcSet` are paths from the site's root. */
export interface MeasuredPicture {
  src: string
  width: number
  height: number
  srcSet?: string
  alt?: string
}

/** A measured picture, responsive where it has several widths. Decorative unless it has words. */
export function SitePicture({
  picture,
  sizes = '(min-width: 64rem) 50vw, 100vw',
  isFirst = false,
  wide,
  ...props
}: {
  picture: MeasuredPicture
  isFirst?: boolean
  /** Another crop for screens from 1024 px, where the picture stands larger. */
  wide?: MeasuredPicture
} & Omit<ComponentProps<'img'>, 'src' | 'srcSet'>) {
  const { src, srcSet, width, height, alt = '' } = picture
  const image = (
    <img
      // Another picture in its place is another element: that of this one may have failed.
      key={src}
      // What cannot be loaded leaves its ground, and no sign of a fault.
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
      src={siteFile(src)}
      {...(srcSet && { srcSet: withBase(srcSet), sizes })}
      width={width}
      height={height}
      alt={alt}
      // What the first screen shows must not wait for the layout.
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      {...props}
    />
  )
  if (!wide) return image
  return (
    <picture className="contents">
      <source
        media="(min-width: 64rem)"
        srcSet={siteFile(wide.src)}
        width={wide.width}
        height={wide.height}
      />
      {image}
    </picture>
  )
}

/** Address of a file of the site: `assets/a.svg` → `/assets/a.svg`; other addresses stay. */
export function siteFile(path: string): string {
  if (/^[a-z]+:/i.test(path)) return path
  return import.meta.env.BASE_URL + path.replace(/^\//, '')
}

function withBase(srcSet: string): string {
  return srcSet
    .split(', ')
    .map((candidate) => siteFile(candidate))
    .join(', ')
}
