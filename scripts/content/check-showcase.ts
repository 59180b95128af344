import type { Library } from './library.ts'
import { parseRichText } from './parse-rich-text.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Fields that list figures by their ids. */
const CLAIM_LISTS = /(?:^|\.)(?:claims|figures)$/

const HOME = 'content/site/claims.yaml'

/** Every figure that a text or a page names stands in content/site/claims.yaml. */
export function checkClaims(files: readonly ContentFile[], { claims }: Library): Problem[] {
  const known = new Set(claims.flatMap(({ data }) => Object.keys(data.claims)))
  return files.flatMap(({ file, type, data }) => {
    if (!data || file === HOME || type?.format === 'mdx') return []
    const problems: Problem[] = []
    const check = (id: string, field: string) => {
      if (known.has(id)) return
      problems.push({ file, field, message: `names the figure "${id}", which is not in ${HOME}` })
    }
    walk(data, '', (text, field) => {
      if (CLAIM_LISTS.test(field.replace(/\.\d+$/, ''))) check(text, field)
    })
    return problems
  })
}

function walk(value: unknown, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') visit(value, path)
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key, visit)
}

/** Places are taken once, descriptions hold what a page can show, and lists agree in length. */
export function checkShowcase({ products, cases, projects }: Library): Problem[] {
  return [
    ...checkOrder(products),
    ...checkOrder(cases),
    ...checkOrder(projects),
    ...checkFlagship(products),
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

/** Nothing shares its place with another of its kind. */
export function checkOrder(
  entries: readonly { file: string; data: { order: number } }[],
): Problem[] {
  return entries.flatMap(({ file, data }, index) => {
    const twin = entries.slice(0, index).find((other) => other.data.order === data.order)
    return twin
      ? [{ file, field: 'order', message: `is ${data.order}, and so is that of ${twin.file}` }]
      : []
  })
}

function checkFlagship(products: Library['products']): Problem[] {
  const flagships = products.filter(({ data }) => data.group === 'flagship')
  if (products.length === 0 || flagships.length === 1) return []
  return [
    {
      file: 'content/products',
      message: `holds ${flagships.length} products of the group flagship (expected 1)`,
    },
  ]
}
