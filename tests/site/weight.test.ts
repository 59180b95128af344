import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { appPages, builtFiles, readBuilt, sentBytes } from '#tests/support/built-site.ts'

const KIB = 1024

/** Script files that a page loads when its application starts, below the site's root. */
function scriptsOf(document: HTMLElement): string[] {
  const script = document.querySelector('script')
  const entry = script?.getAttribute('data-entry') ?? ''
  const modules = script?.getAttribute('data-modules') ?? ''
  return [entry, ...modules.split(' ')].filter(Boolean).map((file) => file.slice(1))
}

const home = appPages.find(({ path }) => path === '/')
const shell = new Set(home ? scriptsOf(home.document) : [])

test('the home page needs at most 130 KiB of script, compressed', () => {
  const bytes = [...shell].reduce((sum, file) => sum + sentBytes(file), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / KIB).toBeLessThanOrEqual(130)
})

test.each(appPages)('$path adds at most 40 KiB of script to the home page’s', ({ document }) => {
  const own = scriptsOf(document).filter((file) => !shell.has(file))
  const bytes = own.reduce((sum, file) => sum + sentBytes(file), 0)
  expect(bytes / KIB).toBeLessThanOrEqual(40)
})

test.each(appPages)('the document of $path is at most 60 KiB, compressed', ({ file }) => {
  expect(sentBytes(file) / KIB).toBeLessThanOrEqual(60)
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
