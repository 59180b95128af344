import { expect, test } from 'vitest'

import { weighing } from '#tests/support/page-weight.ts'
import { siteUnderTest } from '#tests/support/sites.ts'

const KIB = 1024

/** Budgets of the first load, in KiB as hosts send it; React's DOM client and the router alone are 81 of script. */
const SCRIPT = { home: 122, other: 122 }
const WHOLE = { en: 184, uk: 215 }
const DOCUMENT = 40

/** Script files that a first page asks for: each costs a phone a request. */
const SCRIPT_FILES = 38

const excess = (what: string, bytes: number, budget: number) =>
  bytes / KIB > budget &&
  `${what} of ${(bytes / KIB).toFixed(1)} KiB, ${(bytes / KIB - budget).toFixed(1)} over ${budget}`

const site = siteUnderTest()
const { firstLoad, sum } = weighing(site)

const loads = site.appPages
  .filter(({ bare }) => bare !== '/admin')
  .map((page) => ({ page, ...firstLoad(page) }))

/** How many pages load a script. */
const uses = new Map<string, number>()
for (const file of loads.flatMap(({ scripts }) => scripts))
  uses.set(file, (uses.get(file) ?? 0) + 1)

test('the first load of every public page is within its budget, however much an author writes', () => {
  const over = loads.flatMap(({ page, scripts, files }) => {
    const isArticle = /^\/blog\/(?!tag$|page\/)[^/]+$|\/free-lesson$/.test(page.bare)
    // Its text is the document of an article or a lesson, and a script that no other page loads.
    const isText = (file: string) => isArticle && (file === page.file || uses.get(file) === 1)
    const sumOf = (all: readonly string[]) => sum(all.filter((file) => !isText(file)))
    return [
      scripts.length === 0 && 'loads no script',
      excess('script', sumOf(scripts), page.bare === '/' ? SCRIPT.home : SCRIPT.other),
      excess('a first load', sumOf(files), WHOLE[page.locale]),
      excess('a document', sumOf([page.file]), DOCUMENT),
    ]
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.path}: ${fault}`)
  })
  expect(over).toEqual([])
})

test('the first load of every public page takes few script files', () => {
  const many = loads.filter(({ scripts }) => scripts.length > SCRIPT_FILES)
  expect(many.map(({ page, scripts }) => `${page.path}: asks for ${scripts.length}`)).toEqual([])
})
