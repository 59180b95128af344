import 'react'

declare module 'react' {
  /** Allows custom properties in `style`, which pass numbers to drawings. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
