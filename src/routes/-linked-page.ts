import { localeOfPath, unlocalizePath } from '#src/i18n/paths.ts'
import type { AppRouter } from '#src/router.tsx'

/**
 * Path of the page, without its language, that a link opens without a new document. None for what stays on
 * the page, for files, other sites, and pages in the other language.
 */
export function linkedPage(link: HTMLAnchorElement, router: AppRouter): string | undefined {
  const { origin, pathname, target } = link
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1)
  const page = unlocalizePath(path)
  const isInside =
    !target &&
    origin === location.origin &&
    pathname !== location.pathname &&
    !/\.\w+$/.test(path) &&
    localeOfPath(path) === router.options.context.locale &&
    router.getMatchedRoutes(page)[2]
  return isInside ? page : undefined
}
