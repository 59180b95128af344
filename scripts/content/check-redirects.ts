import { courseRedirects } from '#scripts/build/redirect-rules.ts'
import { legacyTarget, resolveRedirect } from '#src/content/legacy-path.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import type { Library } from './library.ts'
import { fieldName, type Problem } from './problem.ts'

type Rules = Library['redirects'][number]['data']
type Found = Omit<Problem, 'file'>[]

/**
 * Checks that every redirect leads directly to its page: no rule hides a page or a file, and none leads to another
 * redirect. Whether the target exists is checked with all other links.
 */
export function checkRedirects(
  { redirects, courses }: Pick<Library, 'redirects' | 'courses'>,
  known: ReadonlySet<string>,
  /** Whether `public/` has a file, or a folder if the path ends with a slash. */
  isPublic: (path: string) => boolean,
): Problem[] {
  const [document] = redirects
  if (!document) return []
  const { file, data } = document
  const onSale = courses.map(({ id, data: course }) => ({ id, ...course }))
  const all = { ...data, paths: [...data.paths, ...courseRedirects(onSale, data.paths)] }
  const pages = [...known].flatMap((path) => LOCALES.map((locale) => localizePath(path, locale)))
  return [
    ...checkPages(data, pages),
    ...checkFiles(data, isPublic),
    ...checkWays(data, all, pages),
  ].map((problem) => ({ file, ...problem }))
}

function checkPages({ paths, oldBlog }: Rules, pages: readonly string[]): Found {
  const hides = (field: string, value: string, page: string | undefined, allowed: string) => {
    const message = `is "${value}", which would hide the page ${page} (allowed: ${allowed})`
    return page === undefined ? [] : [{ field, message }]
  }
  return [
    ...paths.flatMap((rule, index) => {
      const page = pages.find((one) => resolveRedirect(rule, one) !== undefined)
      const field = fieldName(['paths', index, 'from'])
      return hides(field, rule.from, page, 'an address that is no page')
    }),
    ...hides(
      'oldBlog',
      oldBlog,
      pages.find((page) => page.startsWith(oldBlog)),
      'a folder without pages',
    ),
  ]
}

/** Finds rules that hide files in `public/`; an exact rule may have the address of a folder. */
function checkFiles({ paths }: Rules, isPublic: (path: string) => boolean): Found {
  return paths.flatMap(({ from }, index) => {
    const start = from.replace(/\*$/, '')
    const isFolder = start !== from
    if (!isPublic(start) || (!isFolder && isPublic(`${start}/`))) return []
    const hidden = `${isFolder ? 'the files of' : 'the file'} public${start}`
    const message = `is "${from}", which would hide ${hidden} (allowed: an address without a file)`
    return [{ field: fieldName(['paths', index, 'from']), message }]
  })
}

function checkWays(
  rules: Rules,
  /** All rules, including those added by the build. */
  all: Rules,
  pages: readonly string[],
): Found {
  const starts = [
    ...rules.paths.map((rule, index) => ({
      field: fieldName(['paths', index, 'to']),
      from: rule.from,
      // Addresses of other rules contain no asterisk, so it matches any path.
      to: resolveRedirect(rule, rule.from) ?? rule.to,
    })),
    ...rules.contains.flatMap(({ text, to, toUkrainian }, index) => [
      { field: fieldName(['contains', index, 'to']), from: `/x${text}x`, to },
      ...(toUkrainian === undefined
        ? []
        : [
            {
              field: fieldName(['contains', index, 'toUkrainian']),
              from: `/uk/x${text}x`,
              to: toUkrainian,
            },
          ]),
    ]),
  ]
  return starts.flatMap(({ field, from, to }) => {
    const way = redirectChain(all, to, pages)
    if (way.length === 1) return []
    const end = way.at(-1)
    const message =
      way.includes(from) || way.indexOf(end ?? '') < way.length - 1
        ? `is "${to}", which leads back to itself: ${[from, ...way].join(' → ')}`
        : `is "${to}", which has moved to "${end}" (allowed: "${end}", in one step)`
    return [{ field, message }]
  })
}

/** Chain of redirects from an address; a repeated address means a loop. */
function redirectChain(rules: Rules, start: string, pages: readonly string[]): string[] {
  const way = [start]
  for (;;) {
    const here = (way.at(-1) ?? '').replace(/[?#].*$/, '')
    const next = pages.includes(here) ? undefined : legacyTarget(rules, here, () => false)
    if (next === undefined) return way
    way.push(next)
    if (way.indexOf(next) < way.length - 1) return way
  }
}
