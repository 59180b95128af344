import { consultationPage } from '#src/content/schema/pages/consultation.ts'
import { supportChatSchema } from '#src/content/schema/support-chat.ts'
import { coversOrigin } from '#src/lib/policy-host.ts'

import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

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

/** Each step of the meeting that a page describes has a length. */
export function checkSteps(
  files: readonly ContentFile[],
  { services }: Pick<Library, 'services'>,
): Problem[] {
  const [document] = services
  // The languages are compared with each other elsewhere.
  const [page] = documentsOf(files, consultationPage)
  if (!document || !page) return []
  const steps = page.data.steps.items.length
  const lengths = document.data.consultation.steps.length
  if (steps === lengths) return []
  const message = `has ${lengths} lengths, but ${page.file} has ${steps} steps`
  return [{ file: document.file, field: 'consultation.steps', message }]
}

/** The policy of the chat's page admits the host of the chat's script. */
export function checkChat(files: readonly ContentFile[]): Problem[] {
  return documentsOf(files, supportChatSchema).flatMap(({ file, data }) => {
    const { script, hosts } = data
    const { origin } = new URL(script)
    if (hosts.script.some((host) => coversOrigin(host, origin))) return []
    const message = `lacks ${origin}, the host of the chat's own script`
    return [{ file, field: 'hosts.script', message }]
  })
}
