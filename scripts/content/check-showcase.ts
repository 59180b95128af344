import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { aiCuratorPage } from '#src/content/schema/pages/ai-curator.ts'

import { getDocuments, type Library } from './library.ts'
import { parseRichText } from './parse-rich-text.ts'
import { type Problem, getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Fields with ids of figures: `results.claims.0`. */
const CLAIM_LISTS = /(?:^|\.)(?:claims|figures)(?:\.\d+)?$/

const HOME = 'content/site/claims.yaml'

/** Checks that every figure used is defined in content/site/claims.yaml. */
export function checkClaims(files: readonly ContentFile[], { claims }: Library): Problem[] {
  const claimNames = new Set(claims.flatMap(({ data }) => Object.keys(data.claims)))
  return files.flatMap(({ file, type, data }) => {
    if (!data || file === HOME || type?.format === 'mdx') return []
    return [...getTexts(data)]
      .filter(([field, id]) => CLAIM_LISTS.test(field) && !claimNames.has(id))
      .map(([field, id]) => ({
        file,
        field,
        message: `names the figure "${id}", which is not in ${HOME} (known: ${nearestNames(id, claimNames)})`,
      }))
  })
}

/** Checks that the places in a list are unique and descriptions contain only supported markup. */
export function checkShowcase({
  courses,
  packages,
  products,
  cases,
  projects,
}: Library): Problem[] {
  return [
    ...[courses, packages, products, cases, projects].flatMap(checkOrder),
    ...projects.flatMap(({ file, data }) =>
      Object.entries(data.fullDescription).flatMap(([locale, text]): Problem[] => {
        try {
          parseRichText(text)
          return []
        } catch (error) {
          if (!(error instanceof Error)) throw error
          return [{ file, field: `fullDescription.${locale}`, message: error.message }]
        }
      }),
    ),
  ]
}

function checkOrder(entries: readonly { file: string; data: { order: number } }[]): Problem[] {
  return entries.flatMap(({ file, data: { order } }, index) => {
    const duplicate = entries.slice(0, index).find((other) => other.data.order === order)
    const message = `is ${order}, which is also used by ${duplicate?.file}`
    return duplicate ? [{ file, field: 'order', message }] : []
  })
}

/** Checks that the case on the AI curator's page exists in content/cases. */
export function checkToldCase(
  files: readonly ContentFile[],
  { cases }: Pick<Library, 'cases'>,
): Problem[] {
  const caseIds = new Set(cases.map(({ id }) => id))
  return getDocuments(files, aiCuratorPage).flatMap(({ file, data }) => {
    const id = data.metrics.case?.id
    if (id === undefined || caseIds.has(id)) return []
    const message = `is "${id}", which is not in content/cases (known: ${nearestNames(id, caseIds)})`
    return [{ file, field: 'metrics.case.id', message }]
  })
}

/** Checks that there is one flagship product. */
export function checkFlagship({ products }: Pick<Library, 'products'>): Problem[] {
  const count = products.filter(({ data }) => data.group === 'flagship').length
  if (products.length === 0 || count === 1) return []
  const message = `contains ${count} products of the group flagship (expected 1)`
  return [{ file: 'content/products', message }]
}
