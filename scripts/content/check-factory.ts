import type { Library } from './library.ts'
import type { Problem } from './problem.ts'

/** Packages hold what is always included, cost no more than their parts, and one of them is chosen first. */
export function checkFactory({ factories }: Pick<Library, 'factories'>): Problem[] {
  return factories.flatMap(({ file, data }) => {
    const { features, packages } = data
    const included = Object.entries(features).filter(([, feature]) => feature.included)
    const problems: Problem[] = []
    for (const [id, { price, features: parts }] of Object.entries(packages)) {
      const field = `packages.${id}`
      for (const [name] of included) {
        if (!parts.some((part) => part === name)) {
          problems.push({ file, field, message: `lacks "${name}", which is always included` })
        }
      }
      const sum = parts.reduce((total, part) => total + features[part].price, 0)
      if (price > sum) {
        problems.push({ file, field, message: `costs ${price}, more than its parts (${sum})` })
      }
    }
    const chosen = Object.values(packages).filter((one) => one.isDefault).length
    if (chosen !== 1) {
      problems.push({
        file,
        field: 'packages',
        message: `has ${chosen} default packages (allowed: exactly one with isDefault: true)`,
      })
    }
    return problems
  })
}
