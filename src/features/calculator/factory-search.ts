import {
  FACTORY_LANGUAGES,
  FACTORY_PACKAGES,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'

// Apart from the rest of the calculator: routes' checks of addresses are loaded with every page.

/** What the address of the calculator may say. */
export interface FactorySearch {
  /** The second tab; without it, the calculator. */
  tab?: 'packages'
  /** Chosen features beside those that are always included: `profiles.form`. */
  with?: string
  /** The chosen package, where it is not the first choice. */
  package?: FactoryPackage
  /** Language of the page, where it is not the site's. */
  lang?: FactoryLanguage
}

/** Longest selection that an address may carry, well above that of all features. */
const LONGEST_SELECTION = 300

/**
 * Reads the address's search. What it does not understand is undefined and not left out: the raw value
 * would show through.
 */
export function parseFactorySearch(search: Record<string, unknown>): FactorySearch {
  return {
    tab: search.tab === 'packages' ? 'packages' : undefined,
    with:
      typeof search.with === 'string' && search.with !== ''
        ? search.with.slice(0, LONGEST_SELECTION)
        : undefined,
    package: FACTORY_PACKAGES.find((one) => one === search.package),
    lang: FACTORY_LANGUAGES.find((one) => one === search.lang),
  }
}
