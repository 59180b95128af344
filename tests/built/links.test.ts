import { expect, inject, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { readFolder } from '#tests/support/read-folder.ts'
import { readAttributes, type BuiltPage, findFaults, siteUnderTest } from '#tests/support/sites.ts'

/** Unlinked pages: behind an access code, for the owner, or for testing. */
const UNLISTED = /^\/(?:admin|certificate\/[^/]+|client_test|dashboard(?:\/\d)?)$/

/** The content names the external files that pages may load. */
const content = readFolder(inject('builtSite') === 'real' ? 'content' : `${FIXTURE}/content`)

/** Addresses of all files that a browser fetches with a page. */
function listFetchedFiles({ document, html }: BuiltPage): string[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    readAttributes(document, `[${name}]`, name).flatMap((set) => set.split(',')),
  )
  const named = [
    ...readAttributes(document, '[src]', 'src'),
    ...readAttributes(document, 'use[href]', 'href'),
    ...readAttributes(document, 'link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ...Array.from(html.matchAll(/url\(["']?([^"')]+)/g), ([, address = '']) => address),
    // Scripts and styles loaded by the inline script; an article may mention any file name.
    ...Array.from(document.querySelectorAll('script'), ({ outerHTML }) => outerHTML).flatMap(
      (script) => script.match(/\/[\w./-]+\.(?:js|css)\b/g) ?? [],
    ),
  ]
  return [...new Set(named)].filter((address) => !/^(?:$|#|data:)/.test(address))
}

/** Targets of a page's links. */
const getLinks = ({ document }: BuiltPage) => readAttributes(document, 'a[href]', 'href')

const site = siteUnderTest()

test('every link leads to an existing page, file and anchor', () => {
  const ids = new Map(
    site.pages.map(({ file, html }) => [
      file,
      new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)),
    ]),
  )
  expect(
    findFaults(site.pages, (page) =>
      getLinks(page).map((href) => {
        const target = new URL(href, page.url)
        if (target.origin !== site.origin) return false
        const file = site.fileFor(href, page.url)
        if (file === undefined) return `links to ${href}, which is nowhere`
        const anchor = decodeURIComponent(target.hash.slice(1))
        const targetIds = ids.get(file)
        return (
          anchor !== '' && targetIds?.has(anchor) === false && `links to ${href}: no such anchor`
        )
      }),
    ),
  ).toEqual([])
})

test('every file that a page loads exists, and none is on a host that the content does not name', () => {
  expect(
    findFaults(site.pages, (page) =>
      listFetchedFiles(page).map((address) => {
        const { origin } = new URL(address, page.url)
        if (origin !== site.origin) {
          return !content.includes(address) && `asks another host for ${address}`
        }
        return !site.fileFor(address, page.url) && `asks for ${address}, which is nowhere`
      }),
    ),
  ).toEqual([])
})

test('no script and no style requests another host', () => {
  const foreign = site.files
    // The CMS of the desk contains other hosts, which its policy blocks.
    .filter((file) => /\.(?:css|js)$/.test(file) && !file.startsWith('desk/'))
    .filter((file) =>
      /url\(["']?https?:|@import ["']?https?:|import\(["'`]https?:/.test(site.read(file)),
    )
  expect(foreign).toEqual([])
})

test('every public page is reachable from the home page by links without JavaScript', () => {
  const reachable = findReachableFiles('index.html')
  const unreached = site.appPages.filter(
    ({ file, barePath }) => !reachable.has(file) && !UNLISTED.test(barePath),
  )
  expect(unreached.map(({ path }) => path)).toEqual([])
})

test('only a link to the page itself is marked as the current page, except in the header', () => {
  expect(
    findFaults(site.pages, ({ document, url }) =>
      document
        .querySelectorAll('a[aria-current=page]')
        .filter((link) => !link.closest('header'))
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => new URL(href, url).href.split('#')[0] !== url)
        .map((href) => `marks ${href} as current`),
    ),
  ).toEqual([])
})

test('every picture has a text alternative and dimensions', () => {
  expect(
    findFaults(site.pages, ({ document }) =>
      document
        .querySelectorAll('img')
        .filter(
          (image) =>
            !image.hasAttribute('alt') ||
            !(Number(image.getAttribute('width')) > 0) ||
            !(Number(image.getAttribute('height')) > 0),
        )
        .map((image) => `shows ${image.toString().slice(0, 120)}`),
    ),
  ).toEqual([])
})

/** Files reachable by links from a page. */
function findReachableFiles(start: string): Set<string> {
  const byFile = new Map(site.pages.map((page) => [page.file, page]))
  const reachable = new Set([start])
  for (const file of reachable) {
    const page = byFile.get(file)
    // Links inside noscript count as well.
    const hidden = page?.document.querySelectorAll('noscript').map(({ innerHTML }) => innerHTML)
    const links = Array.from(
      (hidden ?? []).join('').matchAll(/href="([^"]+)"/g),
      ([, href = '']) => href,
    )
    for (const href of [...(page ? getLinks(page) : []), ...links]) {
      const next = site.fileFor(href, page?.url)
      if (next !== undefined) reachable.add(next)
    }
  }
  return reachable
}
