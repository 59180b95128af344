import { expect, test } from 'vitest'

import { measurePages } from '#tests/support/page-weight.ts'
import { fixtureSite } from '#tests/support/sites.ts'

test("no page's scripts contain another article, and no public page's contain the editor", () => {
  const { firstLoad } = measurePages(fixtureSite())
  const pages = fixtureSite().appPages.map((page) => ({ ...page, ...firstLoad(page) }))
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))]
  const findScripts = (pattern: RegExp) =>
    new Set(scripts.filter((file) => pattern.test(fixtureSite().read(file))))
  const getPathsWithScripts = (files: ReadonlySet<string>) =>
    pages.filter((page) => page.scripts.some((file) => files.has(file))).map(({ path }) => path)
  expect(getPathsWithScripts(findScripts(/This article holds/))).toEqual(['/blog/kitchen-sink'])
  // Strings from the editor's libraries and form.
  const editor = findScripts(/gfmAutolinkLiteral|unzipSync|Add New Blog Post/)
  expect(editor.size).toBeGreaterThan(0)
  expect(getPathsWithScripts(editor).filter((path) => !path.endsWith('/admin'))).toEqual([])
})
