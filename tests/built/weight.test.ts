import { expect, test } from 'vitest'

import { measurePages } from '#tests/support/page-weight.ts'
import { siteUnderTest } from '#tests/support/sites.ts'

const KIB = 1024

/**
 * Budgets of the first load without the page's text, in KiB as sent by hosts; React DOM and the router are 81
 * KiB of it. See docs/decisions/014-class-names-in-scripts.md.
 */
const SCRIPT = { home: 112, other: 122 }
const MAX_TOTAL_KB = { en: 183, uk: 209 }
const DOCUMENT = 40

/** Maximum number of script files of a first load; each costs a phone a request. */
const SCRIPT_FILES = 12

const excess = (name: string, bytes: number, budget: number) =>
  bytes / KIB > budget &&
  `${name} of ${(bytes / KIB).toFixed(1)} KiB, ${(bytes / KIB - budget).toFixed(1)} over ${budget}`

const scriptBudget = (path: string) => (path === '/' ? SCRIPT.home : SCRIPT.other)

const site = siteUnderTest()
const { embeddedSize, firstLoad, sum } = measurePages(site)

const firstLoads = site.appPages
  .filter(({ barePath }) => barePath !== '/admin')
  .map((page) => ({ page, ...firstLoad(page) }))

/** Languages of the pages that load a script: messages are loaded in one language, code in both. */
const languages = new Map<string, Set<string>>()
for (const { page, scripts } of firstLoads) {
  for (const file of scripts) {
    languages.set(file, (languages.get(file) ?? new Set()).add(page.locale))
  }
}

test('the first load of every public page is within its budget', () => {
  const over = firstLoads.flatMap(({ page, scripts, files }) => {
    const isArticle = /^\/blog\/(?!tag$|page\/)[^/]+$|\/free-lesson$/.test(page.barePath)
    // The amount of text is not limited: text in documents and messages does not count.
    const isText = (file: string) =>
      languages.get(file)?.size === 1 || (isArticle && file === page.file)
    const getSum = (files: readonly string[]) => sum(files.filter((file) => !isText(file)))
    const textSize = isArticle ? 0 : embeddedSize(page.file)
    return [
      scripts.length === 0 && 'loads no script',
      excess('script', getSum(scripts), scriptBudget(page.barePath)),
      excess('a first load', getSum(files) - textSize, MAX_TOTAL_KB[page.locale]),
      excess('a document', getSum([page.file]), DOCUMENT),
    ]
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.path}: ${fault}`)
  })
  expect(over).toEqual([])
})

test('the first load of every public page requests few script files', () => {
  const many = firstLoads.filter(({ scripts }) => scripts.length > SCRIPT_FILES)
  expect(many.map(({ page, scripts }) => `${page.path}: asks for ${scripts.length}`)).toEqual([])
})
