import {
  FACTORY_LANGUAGES,
  FACTORY_PACKAGES,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'

// Separate from the rest of the calculator, because search validation is loaded on every page.

/** Search parameters of the calculator. */
export interface FactorySearch {
  /** The second tab; the calculator is the default. */
  tab?: 'packages'
  /** Selected optional features: `profiles.form`. */
  with?: string
  /** Selected package, if it is not the default. */
  package?: FactoryPackage
  /** Language of the calculator, if it differs from the site's. */
  lang?: FactoryLanguage
}

/** Maximum length of the selection parameter, well above that of all features. */
const MAX_SELECTION_LENGTH = 300

/**
 * Validates search parameters. Invalid keys must be set to undefined: if they are missing, the router
 * returns the raw value.
 */
export function parseFactorySearch(search: Record<string, unknown>): FactorySearch {
  return {
    tab: search.tab === 'packages' ? 'packages' : undefined,
    with:
      typeof search.with === 'string' && search.with !== ''
        ? search.with.slice(0, MAX_SELECTION_LENGTH)
        : undefined,
    package: FACTORY_PACKAGES.find((id) => id === search.package),
    lang: FACTORY_LANGUAGES.find((language) => language === search.lang),
  }
}
