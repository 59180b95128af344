import 'react'

declare global {
  interface ImportMetaEnv {
    /** Origin of the site without a trailing slash; empty if not set. */
    readonly SITE_ORIGIN: string
    /** Whether this build is a demonstration. */
    readonly DEMO: boolean
    /** Whether offline reading of the course is enabled. */
    readonly OFFLINE: boolean
    /** Year of the build, for the copyright line. */
    readonly BUILD_YEAR: number
    /** Verifier of the owner's credentials; null if none are set. */
    readonly ADMIN: { salt: string; iterations: number; verifier: string } | null
  }

  interface Document {
    /** Replays the last press on a button or a search shortcut before hydration. */
    missedPress?: () => void
  }
}

declare module 'react' {
  /** Allows custom properties in `style`, which pass numbers to drawings. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
