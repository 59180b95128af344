import { legacyTarget, movedTo } from '#src/content/legacy-path.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { courseRedirects } from './course-redirects.ts'
import type { Library } from './library.ts'
import { OUTPUT_FOLDERS, outputFiles } from './output-files.ts'
import { fieldName, type Problem } from './problem.ts'

type Rules = Library['redirects'][number]['data']

/**
 * Checks that every redirect leads directly to its page: no rule hides a page, a file or another rule, and none
 * leads to another redirect. Whether the target exists is checked with all other links.
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
  const overPages = checkPages(data, pages)
  // Pages are files too, but have been reported already.
  const told = new Set(overPages.map(({ field }) => field))
  return [
    ...checkOrder(data),
    ...overPages,
    ...checkFiles(data, outputFiles(known), isPublic).filter(({ field }) => !told.has(field)),
    ...checkSplats(data),
    ...checkWays(data, all, pages),
  ].map((problem) => ({ file, ...problem }))
}

function checkOrder({ paths, contains }: Rules): Omit<Problem, 'file'>[] {
  const hidden = contains.flatMap(({ text }, index) => {
    const earlier = contains.findIndex((rule) => text.includes(rule.text))
    if (earlier === index) return []
    const field = fieldName(['contains', index, 'text'])
    const message = `is "${text}", which ${fieldName(['contains', earlier])} ("${contains[earlier]?.text}") always catches first (allowed: place it before that one)`
    return [{ field, message }]
  })
  // Hosts treat addresses with and without a trailing slash as the same.
  const bare = (from: string) => from.replace(/(?<=.)\/$/, '')
  const ofPaths = paths.flatMap(({ from }, index) => {
    const earlier = paths.findIndex((rule) =>
      [from, bare(from), `${bare(from)}/`].some((one) => movedTo(rule, one) !== undefined),
    )
    const first = paths[earlier]
    if (!first || earlier === index) return []
    const field = fieldName(['paths', index, 'from'])
    if (bare(first.from) === bare(from)) {
      return [
        { field, message: `is "${from}", which ${fieldName(['paths', earlier])} moves already` },
      ]
    }
    return [
      {
        field,
        message: `is "${from}", which ${fieldName(['paths', earlier])} ("${first.from}") always catches first (allowed: place it before that one)`,
      },
    ]
  })
  return [...ofPaths, ...hidden]
}

function checkPages({ paths, oldBlog }: Rules, pages: readonly string[]): Omit<Problem, 'file'>[] {
  const problems = paths.flatMap((rule, index) => {
    const hidden = pages.find((page) => movedTo(rule, page) !== undefined)
    const message = `is "${rule.from}", which would hide the page ${hidden} (allowed: an address that is no page)`
    return hidden === undefined ? [] : [{ field: fieldName(['paths', index, 'from']), message }]
  })
  const hidden = pages.find((page) => page.startsWith(oldBlog))
  if (hidden === undefined) return problems
  const message = `is "${oldBlog}", which would hide the page ${hidden} (allowed: a folder without pages)`
  return [...problems, { field: 'oldBlog', message }]
}

function checkFiles(
  { paths, oldBlog }: Rules,
  files: readonly string[],
  isPublic: (path: string) => boolean,
): Omit<Problem, 'file'>[] {
  const starts = paths.map(({ from, to }, index) => ({
    field: fieldName(['paths', index, 'from']),
    from,
    to,
  }))
  // The rules of the old blog match everything below its path.
  const blog = { field: 'oldBlog', from: `${oldBlog}*`, to: '' }
  return [...starts, blog].flatMap(({ field, from, to }) => {
    const hidden = hiddenBy({ from, to }, files, isPublic)
    if (hidden === undefined) return []
    const shown = field === 'oldBlog' ? oldBlog : from
    const message = `is "${shown}", which would hide ${hidden} (allowed: an address without a file)`
    return [{ field, message }]
  })
}

/** File at a redirected address, if there is one. */
function hiddenBy(
  { from, to }: Pick<Rules['paths'][number], 'from' | 'to'>,
  files: readonly string[],
  isPublic: (path: string) => boolean,
): string | undefined {
  const start = from.replace(/\*$/, '')
  const isFolder = from.endsWith('*')
  const isIn = (path: string) => (isFolder ? path.startsWith(start) : path === start)
  if (isFolder ? isPublic(start) : isPublic(start) && !isPublic(`${start}/`)) {
    return `${isFolder ? 'the files of ' : 'the file '}public${start}`
  }
  const folder = OUTPUT_FOLDERS.find((one) => isIn(one) || (isFolder && start.startsWith(one)))
  if (folder !== undefined) return `files that the build writes to ${folder}`
  // A redirect to the file itself is allowed.
  const file = files.find((one) => isIn(one) && one !== to)
  return file === undefined ? undefined : `the file ${file} of the build`
}

function checkSplats({ paths }: Rules): Omit<Problem, 'file'>[] {
  return paths.flatMap(({ from, to }, index) =>
    to.includes(':splat') && !from.endsWith('*')
      ? [
          {
            field: fieldName(['paths', index, 'to']),
            message: `holds ":splat", but "${from}" ends in no "*"`,
          },
        ]
      : [],
  )
}

function checkWays(
  rules: Rules,
  /** All rules, including those added by the build. */
  all: Rules,
  pages: readonly string[],
): Omit<Problem, 'file'>[] {
  const starts = [
    ...rules.paths.map((rule, index) => ({
      field: fieldName(['paths', index, 'to']),
      from: rule.from,
      // Addresses of other rules contain no asterisk, so it matches any path.
      to: movedTo(rule, rule.from) ?? rule.to,
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
    const way = wayFrom(all, to, pages)
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
function wayFrom(rules: Rules, start: string, pages: readonly string[]): string[] {
  const way = [start]
  for (;;) {
    const here = (way.at(-1) ?? '').replace(/[?#].*$/, '')
    const next = pages.includes(here) ? undefined : legacyTarget(rules, here, () => false)
    if (next === undefined) return way
    way.push(next)
    if (way.indexOf(next) < way.length - 1) return way
  }
}
