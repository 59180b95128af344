import { resolveRedirect } from '#src/content/legacy-path.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import type { Library } from './library.ts'
import type { Problem } from './problem.ts'

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
  const pages = [...pagePaths].flatMap((path) =>
    LOCALES.map((locale) => localizePath(path, locale)),
  )
  return redirects.flatMap(({ file, data: { paths, oldBlog } }) => {
    const problems: Problem[] = []
    const fail = (field: string, value: string, hidden: string, allowed: string) => {
      const message = `is "${value}", which would hide ${hidden} (allowed: ${allowed})`
      problems.push({ file, field, message })
    }
    for (const [index, rule] of paths.entries()) {
      const field = `paths.${index + 1}.from`
      const page = pages.find((path) => resolveRedirect(rule, path) !== undefined)
      if (page) fail(field, rule.from, `the page ${page}`, 'an address that is not a page')
      const start = rule.from.replace(/\*$/, '')
      const isFolder = start !== rule.from
      // An exact rule may have the address of a folder.
      if (!isPublic(start) || (!isFolder && isPublic(`${start}/`))) continue
      const hidden = `the ${isFolder ? 'files of' : 'file'} public${start}`
      fail(field, rule.from, hidden, 'an address without a file')
    }
    const page = pages.find((path) => path.startsWith(oldBlog))
    if (page) fail('oldBlog', oldBlog, `the page ${page}`, 'a folder without pages')
    return problems
  })
}
