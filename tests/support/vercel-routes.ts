import {
  type GetRoutesProps,
  getTransformedRoutes,
  isHandler,
  type RouteWithSrc,
} from '@vercel/routing-utils'

/** More steps than any address of the site needs; who takes them all goes round in a circle. */
const MOST_STEPS = 10

/** What Vercel makes of a `vercel.json`, by its own package; throws its sentence for what it would refuse. */
export function vercelRoutes(text: string) {
  const { routes, error } = getTransformedRoutes(JSON.parse(text) as GetRoutesProps)
  if (error) throw new Error(error.message)
  const rules = (routes ?? []).filter((route): route is RouteWithSrc => !isHandler(route))
  const fits = ({ src }: RouteWithSrc, path: string) => new RegExp(src).test(path)

  return {
    /** The addresses a reader is led through, from the one that is asked for to the one that is shown. */
    wayFrom(path: string): string[] {
      const way = [path]
      for (let here = path; way.length <= MOST_STEPS; way.push(here)) {
        const rule = rules.find((one) => one.headers?.Location !== undefined && fits(one, here))
        if (rule === undefined) return way
        here = here.replace(new RegExp(rule.src), rule.headers?.Location ?? '')
      }
      throw new Error(`Vercel leads round in a circle: ${way.join(' → ')}`)
    },
    /** Every value that a header is given for a path, the last of which wins. */
    headerFor(path: string, name: string): string[] {
      return rules
        .filter((rule) => rule.continue === true && fits(rule, path))
        .flatMap(({ headers }) => headers?.[name] ?? [])
    },
  }
}
