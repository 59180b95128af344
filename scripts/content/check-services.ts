import type { Library } from './check-content.ts'
import { figureNamesIn, figuresOf } from './figures.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Pages may write braces of their own; a name under one of these means a figure. */
const OWN_NAMES = /^(?:consultation|curator|site)\./

/** The curator's price is that of its cheapest plan, and one plan is recommended. */
export function checkServices({ services, offers }: Library): Problem[] {
  const [document] = services
  if (!document) return []
  const { file, data } = document
  const plans = Object.values(data.curator.plans)
  const problems: Problem[] = []
  const cheapest = Math.min(...plans.map((plan) => plan.priceUAH))
  const price = offers[0]?.data.curator.uah
  if (price !== undefined && price !== cheapest) {
    problems.push({
      file,
      field: 'curator.plans',
      message: `begin at ${cheapest}, but content/site/offers.yaml sells the curator from ${JSON.stringify(price)}`,
    })
  }
  const recommended = plans.filter((plan) => plan.isRecommended).length
  if (recommended !== 1) {
    problems.push({
      file,
      field: 'curator.plans',
      message: `recommends ${recommended} plans (allowed: one has isRecommended: true)`,
    })
  }
  return problems
}

/** Every figure that a page names exists: a misspelt name would stand on the page with its braces. */
export function checkFigures(
  files: readonly ContentFile[],
  { services, offers, sites }: Library,
): Problem[] {
  const [service, offer, site] = [services[0], offers[0], sites[0]]
  if (!service || !offer || !site) return []
  const sources = { services: service.data, offers: offer.data, site: site.data }
  return files.flatMap(({ file, locale, data }) => {
    if (!locale || !data || !file.startsWith('content/pages/')) return []
    const known = figuresOf(locale, sources)
    return textsOf(data).flatMap(({ field, text }) =>
      figureNamesIn(text)
        .filter((name) => OWN_NAMES.test(name) && !known.has(name))
        .map((name) => ({
          file,
          field,
          message: `names the figure {${name}} (known: ${[...known.keys()].filter((key) => !key.endsWith('.n')).join(', ')})`,
        })),
    )
  })
}

function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, field ? `${field}.${key}` : key),
  )
}
