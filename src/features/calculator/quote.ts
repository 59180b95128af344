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
 * Parses the features of an address into known ones, in display order, and unknown names:
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

/** Serializes a selection without the always included features: [base, form] → `form`. */
export function formatSelection(
  factory: Factory,
  chosen: readonly FactoryFeature[],
): string | undefined {
  const names = FACTORY_FEATURES.filter(
    (id) => chosen.includes(id) && !factory.features[id].included,
  )
  return names.join('.') || undefined
}

/** Toggles a feature; always included features stay. */
export function toggleFeature(
  factory: Factory,
  chosen: readonly FactoryFeature[],
  feature: FactoryFeature,
): FactoryFeature[] {
  if (factory.features[feature].included) return [...chosen]
  return FACTORY_FEATURES.filter((id) => chosen.includes(id) !== (id === feature))
}

/** Sum of the prices of the selected features. */
export function calculateTotal({ features }: Factory, chosen: readonly FactoryFeature[]): number {
  return chosen.reduce((total, id) => total + features[id].price, 0)
}

/** The default package. */
export function defaultPackage({ packages }: Factory): FactoryPackage {
  return FACTORY_PACKAGES.find((id) => packages[id].isDefault) ?? FACTORY_PACKAGES[0]
}

/** Cheapest package that contains the selection and costs less, if there is one. */
export function cheaperPackage(
  factory: Factory,
  chosen: readonly FactoryFeature[],
): FactoryPackage | undefined {
  const total = calculateTotal(factory, chosen)
  return FACTORY_PACKAGES.filter((id) => {
    const { price, features } = factory.packages[id]
    return price < total && chosen.every((feature) => features.includes(feature))
  }).toSorted((a, b) => factory.packages[a].price - factory.packages[b].price)[0]
}

/** Replaces placeholders in a text: (`{n} of {all}`, { n: 7, all: 14 }) → `7 of 14`. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** Formats dollars in a language: (`en`, 1500) → `$1,500`, (`ru`, 1500) → `1 500 $`. */
export function formatDollars(language: FactoryLanguage, amount: number): string {
  return formatMoney(language === 'en' ? 'en' : 'uk', amount, 'USD')
}

/** Data of a quote from either tab. */
export interface Quote {
  /** `Package Standard` */
  package?: string
  /** Items; those of a package have no prices of their own. */
  lines: { name: string; price?: string }[]
  total: string
}

/** The quote of a list of features. */
export function featureQuote(
  factory: Factory,
  labels: FactoryWords,
  language: FactoryLanguage,
  chosen: readonly FactoryFeature[],
): Quote {
  return {
    lines: chosen.map((id) => ({
      name: labels.features[id].name,
      price: formatDollars(language, factory.features[id].price),
    })),
    total: formatDollars(language, calculateTotal(factory, chosen)),
  }
}

/** The quote of a package. */
export function packageQuote(
  factory: Factory,
  labels: FactoryWords,
  language: FactoryLanguage,
  id: FactoryPackage,
): Quote {
  const { price, features } = factory.packages[id]
  return {
    package: fillPlaceholders(labels.quote.package, { name: labels.packages[id].name }),
    lines: FACTORY_FEATURES.filter((feature) => features.includes(feature)).map((feature) => ({
      name: labels.features[feature].name,
    })),
    total: formatDollars(language, price),
  }
}

/** Message draft with the items, the sum and a link to the quote. */
export function quoteText(quote: Quote, labels: FactoryWords, link: string): string {
  return [
    labels.quote.message,
    ...(quote.package ? [quote.package] : []),
    ...quote.lines.map(({ name, price }) => (price ? `- ${name}: ${price}` : `- ${name}`)),
    `${labels.quote.total}: ${quote.total}`,
    ...(link ? [link] : []),
  ].join('\n')
}
