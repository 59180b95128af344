import { consultationPage } from '#src/content/schema/pages/consultation.ts'

import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Checks that the curator's price equals the price of its cheapest plan. */
export function checkServices({ services, offers }: Library): Problem[] {
  const [document] = services
  if (!document) return []
  const { file, data } = document
  const cheapest = Math.min(...Object.values(data.curator.plans).map((plan) => plan.priceUAH))
  const price = offers[0]?.data.curator.uah
  if (price === undefined || price === cheapest) return []
  const message = `begin at ${cheapest}, but content/site/offers.yaml sells the curator from ${JSON.stringify(price)}`
  return [{ file, field: 'curator.plans', message }]
}

/** Checks that each step of the meeting has a length. */
export function checkSteps(
  files: readonly ContentFile[],
  { services }: Pick<Library, 'services'>,
): Problem[] {
  const [document] = services
  // The comparison of translations covers the other language.
  const [page] = documentsOf(files, consultationPage)
  if (!document || !page) return []
  const steps = page.data.steps.items.length
  const lengths = document.data.consultation.steps.length
  if (steps === lengths) return []
  const message = `has ${lengths} lengths, but ${page.file} has ${steps} steps`
  return [{ file: document.file, field: 'consultation.steps', message }]
}
