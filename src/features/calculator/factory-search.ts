import {
  FACTORY_LANGUAGES,
  FACTORY_PACKAGES,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/factory-ids.ts'

// Apart from the rest of the calculator: routes' checks of addresses are loaded with every page.

/** What the address of the calculator may say. */
export interface FactorySearch {
  /** The second tab; without it, the calculator. */
  tab?: 'packages' | undefined
  /** Chosen features beside those that are always included: `profiles.form`. */
  with?: string | undefined
  /** The chosen package, where it is not the first choice. */
  package?: FactoryPackage | undefined
  /** Language of the page, where it is not the site's. */
  lang?: FactoryLanguage | undefined
}

/** Longest selection that an address may carry, well above that of all features. */
const LONGEST_SELECTION = 300

/** Reads the address's search; what it does not understand is left out. */
export function parseFactorySearch(search: Record<string, unknown>): FactorySearch {
  const chosen = typeof search.with === 'string' ? search.with.slice(0, LONGEST_SELECTION) : ''
  return {
    ...(search.tab === 'packages' && { tab: 'packages' }),
    ...(chosen && { with: chosen }),
    ...known('package', FACTORY_PACKAGES, search.package),
    ...known('lang', FACTORY_LANGUAGES, search.lang),
  }
}

function known<Key extends string, Value>(key: Key, values: readonly Value[], given: unknown) {
  const found = values.find((value) => value === given)
  return found === undefined ? {} : ({ [key]: found } as Record<Key, Value>)
}
