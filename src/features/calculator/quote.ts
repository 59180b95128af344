import {
  FACTORY_FEATURES,
  FACTORY_PACKAGES,
  type FactoryFeature,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'
import { formatMoney } from '#src/i18n/format.ts'

/**
 * The features that an address names, in the order of the list, and the names that are none:
 * `form.profiles.robot` → profiles and form, and `robot`.
 */
export function parseSelection(
  factory: Factory,
  text: string | undefined,
): { chosen: FactoryFeature[]; unknown: string[] } {
  const names = [...new Set((text ?? '').split('.').filter(Boolean))]
  return {
    chosen: FACTORY_FEATURES.filter((id) => factory.features[id].included || names.includes(id)),
    unknown: names.filter((name) => !FACTORY_FEATURES.some((id) => id === name)),
  }
}

/** A selection as the address holds it, without what is always included: [base, form] → `form`. */
export function formatSelection(
  factory: Factory,
  chosen: readonly FactoryFeature[],
): string | undefined {
  const names = FACTORY_FEATURES.filter(
    (id) => chosen.includes(id) && !factory.features[id].included,
  )
  return names.join('.') || undefined
}

/** A selection with one feature more, or one less; what is always included stays. */
export function toggleFeature(
  factory: Factory,
  chosen: readonly FactoryFeature[],
  feature: FactoryFeature,
): FactoryFeature[] {
  if (factory.features[feature].included) return [...chosen]
  return FACTORY_FEATURES.filter((id) => chosen.includes(id) !== (id === feature))
}

/** Sum of the prices of the chosen features. */
export function totalOf({ features }: Factory, chosen: readonly FactoryFeature[]): number {
  return chosen.reduce((total, id) => total + features[id].price, 0)
}

/** The package that is chosen until the visitor chooses. */
export function defaultPackage({ packages }: Factory): FactoryPackage {
  return FACTORY_PACKAGES.find((id) => packages[id].isDefault) ?? FACTORY_PACKAGES[0]
}

/** The cheapest package that holds everything chosen and costs less than it does, if there is one. */
export function cheaperPackage(
  factory: Factory,
  chosen: readonly FactoryFeature[],
): FactoryPackage | undefined {
  const total = totalOf(factory, chosen)
  return FACTORY_PACKAGES.filter((id) => {
    const { price, features } = factory.packages[id]
    return price < total && chosen.every((feature) => features.includes(feature))
  }).toSorted((a, b) => factory.packages[a].price - factory.packages[b].price)[0]
}

/** A text with values in place of their names: (`{n} of {all}`, { n: 7, all: 14 }) → `7 of 14`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}

/** Dollars as the page's language writes them: (`en`, 1500) → `$1,500`, (`ru`, 1500) → `1 500 $`. */
export function formatDollars(language: FactoryLanguage, amount: number): string {
  return formatMoney(language === 'en' ? 'en' : 'uk', amount, 'USD')
}

/** One line of a quote. */
export interface QuoteLine {
  name: string
  /** Left out where a package has one price for all. */
  price?: string
}

/** What a quote holds, whichever tab it comes from. */
export interface Quote {
  /** `Package Standard` */
  package?: string
  lines: QuoteLine[]
  total: string
}

/** The quote of a list of features. */
export function featureQuote(
  factory: Factory,
  words: FactoryWords,
  language: FactoryLanguage,
  chosen: readonly FactoryFeature[],
): Quote {
  return {
    lines: chosen.map((id) => ({
      name: words.features[id].name,
      price: formatDollars(language, factory.features[id].price),
    })),
    total: formatDollars(language, totalOf(factory, chosen)),
  }
}

/** The quote of a package. */
export function packageQuote(
  factory: Factory,
  words: FactoryWords,
  language: FactoryLanguage,
  id: FactoryPackage,
): Quote {
  const { price, features } = factory.packages[id]
  return {
    package: fillIn(words.quote.package, { name: words.packages[id].name }),
    lines: FACTORY_FEATURES.filter((feature) => features.includes(feature)).map((feature) => ({
      name: words.features[feature].name,
    })),
    total: formatDollars(language, price),
  }
}

/** A quote as a message: what it holds, the sum, and the link that opens it again. */
export function quoteText(quote: Quote, words: FactoryWords, link: string): string {
  return [
    words.quote.message,
    ...(quote.package ? [quote.package] : []),
    ...quote.lines.map(({ name, price }) => (price ? `- ${name}: ${price}` : `- ${name}`)),
    `${words.quote.total}: ${quote.total}`,
    ...(link ? [link] : []),
  ].join('\n')
}
