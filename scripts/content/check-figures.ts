import { localizeDeep } from '#src/content/localized.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'

import type { Library } from './check-content.ts'
import { courseFigures } from './course-figures.ts'
import { figureNamesIn, figuresOf } from './figures.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

// A bare `{name}` may also be a place that a page fills by itself.
const QUALIFIED = /[.:]/

/** Every figure that a text names exists: a misspelt name would stand on the page with its braces. */
export function checkFigures(
  files: readonly Pick<ContentFile, 'file' | 'locale' | 'type' | 'data'>[],
  library: Library,
): Problem[] {
  const namesByLocale = new Map(LOCALES.map((locale) => [locale, knownNames(library, locale)]))
  const all = new Set([...namesByLocale.values()].flatMap((names) => [...names]))
  if (all.size === 0) return []
  return files.flatMap(({ file, locale, type, data }) => {
    // Articles show braces in code; their words name no figures.
    if (type?.format === 'mdx') return []
    const known = (locale && namesByLocale.get(locale)) ?? all
    return textsOf(data).flatMap(({ field, text }) =>
      figureNamesIn(text)
        .filter((name) => QUALIFIED.test(name) && !known.has(name))
        .map((name) => ({
          file,
          field,
          message: `names the figure {${name}} (known: ${namesLike(name, known).join(', ')})`,
        })),
    )
  })
}

function knownNames(library: Library, locale: Locale): Set<string> {
  const [services, offers, site] = [library.services[0], library.offers[0], library.sites[0]]
  if (!services || !offers || !site) return new Set()
  return new Set([
    'brand',
    ...library.claims.flatMap(({ data }) => Object.keys(data.claims).map((id) => `claim:${id}`)),
    ...figuresOf(locale, { services: services.data, offers: offers.data, site: site.data }).keys(),
    ...courseFigures(locale, {
      site: localizeDeep(site.data, locale),
      courses: library.courses.map(({ id, data }) => ({ id, ...localizeDeep(data, locale) })),
      packages: library.packages.map(({ data }) => data),
    }).keys(),
  ])
}

/** The known figures of the same owner; of nobody's, the owners there are. */
function namesLike(name: string, known: ReadonlySet<string>): string[] {
  const ownerOf = (one: string) => one.split(QUALIFIED)[0] ?? ''
  const qualified = [...known].filter((one) => QUALIFIED.test(one) && !one.endsWith('.n'))
  const same = qualified.filter((one) => ownerOf(one) === ownerOf(name))
  return same.length > 0 ? same : [...new Set(qualified.map((one) => `${ownerOf(one)}…`))]
}

function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, field ? `${field}.${key}` : key),
  )
}
