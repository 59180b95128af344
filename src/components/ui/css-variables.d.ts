import 'react'

declare module 'react' {
  /** Custom properties in `style`: a drawing gets its numbers that way. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
