interface ImportMetaEnv {
  /** Origin of the site's address without a slash at the end; empty where it is not known. */
  readonly SITE_ORIGIN: string
  /** Whether this build is a demonstration. */
  readonly DEMO: boolean
  /** Whether the course area may be kept for reading without a network. */
  readonly OFFLINE: boolean
  /** The year in which the site was built, for the copyright line. */
  readonly BUILD_YEAR: number
  /** What the owner's credentials are checked by; null where none were set. */
  readonly ADMIN: { salt: string; iterations: number; verifier: string } | null
}

interface Document {
  /** Repeats the last press on a button, or on the keys of search, that came before the application answered. */
  missedPress?: () => void
}
