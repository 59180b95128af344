import type { ComponentProps } from 'react'

/** A picture measured by the build; `src` and `srcSet` are relative to the site's root. */
export interface MeasuredPicture {
  src: string
  width: number
  height: number
  srcSet?: string
  alt?: string
}

/** Responsive picture; decorative without a text alternative. */
export function SitePicture({
  picture,
  sizes = '(min-width: 64rem) 50vw, 100vw',
  isFirst = false,
  wide,
  ...props
}: {
  picture: MeasuredPicture
  isFirst?: boolean
  /** Another crop for screens from 1024 px. */
  wide?: MeasuredPicture
} & Omit<ComponentProps<'img'>, 'src' | 'srcSet'>) {
  const { src, srcSet, width, height, alt = '' } = picture
  const image = (
    <img
      // A new key resets the error state of the previous picture.
      key={src}
      // A picture that cannot be loaded leaves its background instead of an error icon.
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
      src={siteFile(src)}
      {...(srcSet && { srcSet: addBase(srcSet), sizes })}
      width={width}
      height={height}
      alt={alt}
      // Pictures of the first screen are loaded with priority.
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

/** Full path of a file of the site: `assets/a.svg` → `/assets/a.svg`; other addresses are unchanged. */
export function siteFile(path: string): string {
  if (/^[a-z]+:/i.test(path)) return path
  return import.meta.env.BASE_URL + path.replace(/^\//, '')
}

function addBase(srcSet: string): string {
  return srcSet
    .split(', ')
    .map((candidate) => siteFile(candidate))
    .join(', ')
}
