import type { Library } from './check-content.ts'
import type { Problem } from './problem.ts'

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
