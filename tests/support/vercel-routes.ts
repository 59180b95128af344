import {
  type GetRoutesProps,
  getTransformedRoutes,
  isHandler,
  type RouteWithSrc,
} from '@vercel/routing-utils'

/** Maximum number of redirects of an address; more mean a loop. */
const MAX_REDIRECTS = 10

/** Interprets a `vercel.json` with Vercel's own package; throws its message for an invalid file. */
export function vercelRoutes(text: string) {
  const { routes, error } = getTransformedRoutes(JSON.parse(text) as GetRoutesProps)
  if (error) throw new Error(error.message)
  const rules = (routes ?? []).filter((route): route is RouteWithSrc => !isHandler(route))
  const fits = ({ src }: RouteWithSrc, path: string) => new RegExp(src).test(path)

  return {
    /** Addresses through which a request is redirected, from the requested to the final one. */
    redirectChain(path: string): string[] {
      const chain = [path]
      for (let current = path; chain.length <= MAX_REDIRECTS; chain.push(current)) {
        const rule = rules.find(
          (candidate) => candidate.headers?.Location !== undefined && fits(candidate, current),
        )
        if (rule === undefined) return chain
        current = current.replace(new RegExp(rule.src), rule.headers?.Location ?? '')
      }
      throw new Error(`Vercel redirects in a loop: ${chain.join(' → ')}`)
    },
    /** All values of a header for a path; the last one wins. */
    headerFor(path: string, name: string): string[] {
      return rules
        .filter((rule) => rule.continue === true && fits(rule, path))
        .flatMap(({ headers }) => headers?.[name] ?? [])
    },
  }
}
