import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { localeOfPath } from '#src/i18n/paths.ts'
import { appPages, builtFiles, readBuilt, sentBytes } from '#tests/support/built-site.ts'

const KIB = 1024

/** Files below the site's root that the inline script is told of, `data-entry` say. */
function filesOf(document: HTMLElement, name: string): string[] {
  const files = document.querySelector('script[data-entry]')?.getAttribute(`data-${name}`) ?? ''
  return files.split(' ').flatMap((file) => (file ? [file.slice(1)] : []))
}

/** Script files: what a page loads by itself, and what when somebody is there. */
function scriptsOf(document: HTMLElement): { shell: string[]; own: string[] } {
  return {
    shell: [...filesOf(document, 'entry'), ...filesOf(document, 'modules')],
    own: filesOf(document, 'page'),
  }
}

/** Stylesheets that come with the application. */
const stylesOf = (document: HTMLElement) => filesOf(document, 'styles')

const sum = (files: Iterable<string>) =>
  [...files].reduce((bytes, file) => bytes + sentBytes(file), 0)

/** Files that a document names in an attribute, below the site's root. */
const linked = (document: HTMLElement, selector: string, name: string) =>
  document.querySelectorAll(selector).flatMap((element) => {
    const file = element.getAttribute(name)
    return file?.startsWith('/') ? [file.slice(1)] : []
  })

/** What is over its budget, as a sentence: `/blog: 62.1 KiB, 2.1 over`. */
const excess = (path: string, bytes: number, budget: number) =>
  bytes / KIB > budget
    ? [`${path}: ${(bytes / KIB).toFixed(1)} KiB, ${(bytes / KIB - budget).toFixed(1)} over`]
    : []

// React's DOM client and the router alone, with nothing to show, are 81 KiB.
test('a page loads at most 90 KiB of script, 91 in Ukrainian, before somebody does something', () => {
  expect(new Set(appPages.flatMap(({ document }) => scriptsOf(document).shell)).size).toBeLessThan(
    9,
  )
  const over = appPages.flatMap(({ path, document }) =>
    // Letters of Ukrainian take two bytes.
    excess(path, sum(scriptsOf(document).shell), localeOfPath(path) === 'uk' ? 91 : 90),
  )
  expect(over).toEqual([])
})

/** What most pages load once somebody is there, however many posts there are: small parts and the setting of type. */
const ofAll = appPages
  .filter(({ path }) => !/\/blog\/./.test(path))
  .map(({ document }) => scriptsOf(document).own)
const kit = [...new Set(ofAll.flat())].filter(
  (file) => ofAll.filter((files) => files.includes(file)).length > ofAll.length / 2,
)

test('what pages share beside that is at most 9.5 KiB', () => {
  expect(kit.length).toBeGreaterThan(0)
  expect(excess('the kit', sum(kit), 9.5)).toEqual([])
})

/** What a page says: content, and the words of the interface. */
const isWords = (file: string) => file.startsWith('assets/words/') || file.startsWith('content/')

/** What is over a budget of the files that only some pages load. */
const overOwn = (budgetOf: (path: string) => number, isCounted: (file: string) => boolean) =>
  appPages.flatMap(({ path, document }) => {
    const own = scriptsOf(document).own.filter((file) => !kit.includes(file) && isCounted(file))
    return excess(path, sum(own), budgetOf(path))
  })

test('no page has more than 15 KiB of code of its own', () => {
  expect(
    overOwn(
      () => 15,
      (file) => !isWords(file),
    ),
  ).toEqual([])
})

/** Words in KiB that a page loads once somebody is there: an article's text is a part of them. */
const WORDS = [
  { pages: /^(?:\/uk)?\/blog\/(?!tag\b|page\b)[^/]+$/, budget: 16 },
  { pages: /./, budget: 11 },
]

test('no page loads more words than its kind may', () => {
  const budgetOf = (path: string) => WORDS.find(({ pages }) => pages.test(path))?.budget ?? 0
  expect(overOwn(budgetOf, isWords)).toEqual([])
})

/** Document, fonts and pictures of the first screen, then what starts by itself. */
function firstLoad({ file, document }: { file: string; document: HTMLElement }): number {
  const files = [
    file,
    ...linked(document, 'link[rel=preload]', 'href'),
    ...linked(document, 'img:not([loading=lazy])', 'src'),
    ...scriptsOf(document).shell,
  ]
  return sum(new Set(files))
}

test('a first visit is at most 160 KiB in English and 200 in Ukrainian until a page wants its own code', () => {
  const over = appPages.flatMap((page) =>
    excess(page.path, firstLoad(page), localeOfPath(page.path) === 'uk' ? 200 : 160),
  )
  expect(over).toEqual([])
})

test('and so is one of a list, which wants its code at once, and that of what it opens', () => {
  const lists = appPages.filter(({ document }) => document.querySelector('main [data-live]'))
  expect(lists.length).toBeGreaterThan(20)
  const postCode = ['blog._slug', 'post-page', 'tag-list'].map((name) => {
    const file = builtFiles.find((one) => one.startsWith(`assets/${name}-`) && one.endsWith('.js'))
    if (!file) throw new Error(`the build holds no ${name}`)
    return file
  })
  const over = lists.flatMap((page) => {
    const opened = page.document.querySelector('[data-opens]') ? postCode : []
    const files = [...scriptsOf(page.document).own, ...opened]
    const bytes = firstLoad(page) + sum(new Set(files))
    return excess(page.path, bytes, localeOfPath(page.path) === 'uk' ? 200 : 160)
  })
  expect(over).toEqual([])
})

test('no document is over 40 KiB, and no list of posts over 20', () => {
  const over = appPages.flatMap(({ path, file }) =>
    excess(path, sentBytes(file), /\/blog(?:\/(?:page|tag)\/[^/]+)?$/.test(path) ? 20 : 40),
  )
  expect(over).toEqual([])
})

test('a document names the styles that come with the application, and carries its own', () => {
  for (const { path, document } of appPages) {
    const carried = document.querySelector('style')?.text.length ?? 0
    const whole = stylesOf(document).reduce((bytes, file) => bytes + readBuilt(file).length, 0)
    expect(carried, path).toBeGreaterThan(5000)
    expect(carried / whole, path).toBeLessThan(0.6)
  }
})

test('no article is in the code that every page loads', () => {
  const posts = appPages.filter(({ path }) => /^\/(?:uk\/)?blog\/(?!tag|page)[^/]+$/.test(path))
  const paragraphs = posts
    .map(({ document }) => document.querySelector('.read > p')?.textContent ?? '')
    // Fewer words may stand anywhere by chance.
    .filter((paragraph) => paragraph.length > 40)
  expect(paragraphs.length).toBeGreaterThan(0)
  const shell = appPages.flatMap(({ document }) => scriptsOf(document).shell)
  const code = [...new Set(shell)].map(readBuilt).join('\n')
  for (const paragraph of paragraphs) expect(code).not.toContain(paragraph.slice(0, 40))
})

test('the output holds neither source maps nor machine paths', () => {
  expect(builtFiles.filter((file) => file.endsWith('.map'))).toEqual([])
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file))
  for (const file of texts) expect(readBuilt(file)).not.toContain(process.cwd())
})
