import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { localizeDeep } from '#src/content/localized.ts'
import { packageSums } from '#src/content/prices.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'

import { courseFigures } from './course-figures.ts'
import { getFigures } from './figures.ts'
import type { Library } from './library.ts'
import { type Problem, getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

const BRACES = /\{[^{}]*\}?|\}/g

/** Placeholders that a page replaces itself, by field. */
const FILLED_BY_PAGES: Record<string, Record<string, readonly string[]>> = {
  FactoryWords: {
    total: ['n', 'all'],
    includes: ['n', 'all'],
    discussPackage: ['name'],
    support: ['months'],
    cheaper: ['name', 'price', 'total'],
    instead: ['total'],
    takePackage: ['name'],
    unknown: ['names'],
    'quote.package': ['name'],
  },
}

/** Files that define figures must not contain placeholders, because they are not replaced there. */
const FIGURE = /^(?:claims\.[^.]+\.figure|brand)\b/

type TextFile = Pick<ContentFile, 'file' | 'locale' | 'type' | 'data'>

/** Checks that every placeholder is known; an unknown one would be printed as typed. */
export function checkFigures(files: readonly TextFile[], library: Library): Problem[] {
  const namesByLocale = new Map(LOCALES.map((locale) => [locale, getKnownNames(library, locale)]))
  const allNames = new Set([...namesByLocale.values()].flatMap((names) => [...names]))
  if (allNames.size === 0) return []
  return files.flatMap((source) => {
    // Articles contain braces in code and have no placeholders; addresses are not text.
    if (source.type?.format === 'mdx' || source.type?.name === 'Redirects') return []
    return [...getTexts(source.data)].flatMap(([field, text]) => {
      const known = namesFor(source, field)
      return (text.match(BRACES) ?? [])
        .filter((placeholder) => !known.has(placeholder.slice(1, -1)))
        .map((placeholder) => ({
          file: source.file,
          field,
          message: describeUnknown(placeholder, known),
        }))
    })
  })

  function namesFor({ type, locale }: TextFile, field: string): ReadonlySet<string> {
    const filled = FILLED_BY_PAGES[type?.name ?? '']
    if (filled) return new Set(filled[field])
    if (FIGURE.test(field) && (type?.name === 'Claims' || type?.name === 'Site')) return new Set()
    const language = locale ?? LOCALES.find((language) => field.split('.').includes(language))
    return (language && namesByLocale.get(language)) ?? allNames
  }
}

function describeUnknown(placeholder: string, knownFigures: ReadonlySet<string>): string {
  const getName = (text: string) => text.replaceAll(/[\s{}]/g, '')
  const plain = (text: string) => getName(text).toLowerCase()
  const similar = [...knownFigures].find((name) => plain(name) === plain(placeholder))
  if (similar !== undefined) return `contains "${placeholder}" (write {${similar}})`
  const nearest = nearestNames(getName(placeholder), knownFigures)
  return /^\{.+\}$/s.test(placeholder)
    ? `names the figure ${placeholder} (known: ${nearest})`
    : `contains "${placeholder}", which is not a known figure (remove it, or write one of: ${nearest})`
}

function getKnownNames(library: Library, locale: Locale): Set<string> {
  const [services, offers, site] = [library.services[0], library.offers[0], library.sites[0]]
  if (!services || !offers || !site) return new Set()
  const courses = library.courses.map(({ id, data }) => ({ id, ...data }))
  return new Set([
    'brand',
    ...library.claims.flatMap(({ data }) => Object.keys(data.claims).map((id) => `claim:${id}`)),
    ...getFigures(locale, { services: services.data, offers: offers.data, site: site.data }).keys(),
    ...courseFigures(locale, {
      site: localizeDeep(site.data, locale),
      courses: courses.map((course) => localizeDeep(course, locale)),
      packages: library.packages.map(({ id, data }) => ({
        id,
        ...data,
        ...packageSums(data, courses, site.data.hryvniaRate),
      })),
      // The names do not depend on the time.
      now: 0,
    }).keys(),
  ])
}
