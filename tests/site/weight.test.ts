import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { localeOfPath } from '#src/i18n/paths.ts'
import { appPages, builtFiles, readBuilt, sentBytes } from '#tests/support/built-site.ts'

const KIB = 1024

/** Script files that a page loads when its application starts, below the site's root. */
function scriptsOf(document: HTMLElement): string[] {
  const script = document.querySelector('script')
  const entry = script?.getAttribute('data-entry') ?? ''
  const modules = script?.getAttribute('data-modules') ?? ''
  return [entry, ...modules.split(' ')].filter(Boolean).map((file) => file.slice(1))
}

/** Stylesheets that come with the application. */
function stylesOf(document: HTMLElement): string[] {
  const styles = document.querySelector('script')?.getAttribute('data-styles') ?? ''
  return styles
    .split(' ')
    .filter(Boolean)
    .map((file) => file.slice(1))
}

const scriptsAt = (at: string) => {
  const page = appPages.find(({ path }) => path === at)
  return new Set(page ? scriptsOf(page.document) : [])
}
const shells = { en: scriptsAt('/'), uk: scriptsAt('/uk') }
const shell = shells.en

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
test('the home page needs at most 120 KiB of script', () => {
  expect(shell.size).toBeGreaterThan(3)
  expect([...excess('/', sum(shells.en), 120), ...excess('/uk', sum(shells.uk), 123)]).toEqual([])
})

/** Script in KiB that a page may add to the home page's; an article's text is a part of it. */
const OWN_SCRIPT = [
  { pages: /^(?:\/uk)?\/admin$/, budget: 29 },
  { pages: /^(?:\/uk)?\/courses\/(?:prompt-engineering|ai-fundamentals)$/, budget: 32 },
  { pages: /^(?:\/uk)?\/courses\/ai-(?!checklist)[^/]+$|\/courses\/firebase[^/]+$/, budget: 20 },
  { pages: /^(?:\/uk)?\/blog\/(?!tag\b|page\b)[^/]+$/, budget: 25 },
  { pages: /^(?:\/uk)?\/(?:courses\/[^/]+\/content|dashboard\/\d)$/, budget: 17 },
  { pages: /./, budget: 15 },
]

test('no page adds more script to the home page’s than its kind may', () => {
  const over = appPages.flatMap(({ path, document }) => {
    const own = scriptsOf(document).filter((file) => !shells[localeOfPath(path)].has(file))
    const { budget = 0 } = OWN_SCRIPT.find(({ pages }) => pages.test(path)) ?? {}
    return excess(path, sum(own), budget)
  })
  expect(over).toEqual([])
})

/** Document, fonts and pictures that come before the application, then the application itself. */
function firstLoad({ file, document }: { file: string; document: HTMLElement }): number {
  const files = [
    file,
    ...linked(document, 'link[rel=preload]', 'href'),
    ...linked(document, 'img:not([loading=lazy])', 'src'),
    ...stylesOf(document),
    ...scriptsOf(document),
  ]
  return sum(new Set(files))
}

test('a first visit to the home page is at most 190 KiB in English and 225 in Ukrainian', () => {
  const over = [['/', 190] as const, ['/uk', 225] as const].flatMap(([path, budget]) => {
    const page = appPages.find((one) => one.path === path)
    return page ? excess(path, firstLoad(page), budget) : [`${path} is missing`]
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
  expect(posts.length).toBeGreaterThanOrEqual(36)
  const code = [...shell].map(readBuilt).join('\n')
  for (const { document } of posts) {
    const paragraph = document.querySelector('.read > p')?.textContent ?? ''
    expect(paragraph.length).toBeGreaterThan(40)
    expect(code).not.toContain(paragraph.slice(0, 40))
  }
})

test('the output holds neither source maps nor machine paths', () => {
  expect(builtFiles.filter((file) => file.endsWith('.map'))).toEqual([])
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file))
  for (const file of texts) expect(readBuilt(file)).not.toContain(process.cwd())
})
