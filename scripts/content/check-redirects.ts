import { resolveRedirect } from '#src/content/legacy-path.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import type { Library } from './library.ts'
import { fieldName, type Problem } from './problem.ts'

type Rules = Library['redirects'][number]['data']
type FoundProblems = Omit<Problem, 'file'>[]

/**
 * Checks that no redirect hides a page or a file. Whether the target is a page, and so not another redirect, is checked
 * with all other links.
 */
export function checkRedirects(
  { redirects }: Pick<Library, 'redirects'>,
  pagePaths: ReadonlySet<string>,
  /** Whether `public/` has a file, or a folder if the path ends with a slash. */
  isPublic: (path: string) => boolean,
): Problem[] {
  const [document] = redirects
  if (!document) return []
  const { file, data } = document
  const pages = [...pagePaths].flatMap((path) =>
    LOCALES.map((locale) => localizePath(path, locale)),
  )
  return [...checkPages(data, pages), ...checkFiles(data, isPublic)].map((problem) => ({
    file,
    ...problem,
  }))
}

function checkPages({ paths, oldBlog }: Rules, pages: readonly string[]): FoundProblems {
  const reportHidden = (
    field: string,
    value: string,
    page: string | undefined,
    allowed: string,
  ) => {
    const message = `is "${value}", which would hide the page ${page} (allowed: ${allowed})`
    return page === undefined ? [] : [{ field, message }]
  }
  return [
    ...paths.flatMap((rule, index) => {
      const page = pages.find((page) => resolveRedirect(rule, page) !== undefined)
      const field = fieldName(['paths', index, 'from'])
      return reportHidden(field, rule.from, page, 'an address that is not a page')
    }),
    ...reportHidden(
      'oldBlog',
      oldBlog,
      pages.find((page) => page.startsWith(oldBlog)),
      'a folder without pages',
    ),
  ]
}

/** Finds rules that hide files in `public/`; an exact rule may have the address of a folder. */
function checkFiles({ paths }: Rules, isPublic: (path: string) => boolean): FoundProblems {
  return paths.flatMap(({ from }, index) => {
    const start = from.replace(/\*$/, '')
    const isFolder = start !== from
    if (!isPublic(start) || (!isFolder && isPublic(`${start}/`))) return []
    const hidden = `${isFolder ? 'the files of' : 'the file'} public${start}`
    const message = `is "${from}", which would hide ${hidden} (allowed: an address without a file)`
    return [{ field: fieldName(['paths', index, 'from']), message }]
  })
}
