import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { type HTMLElement, parse } from 'node-html-parser'
import { inject } from 'vitest'

import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'
import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { getPathLocale, unlocalizePath } from '#src/i18n/paths.ts'

/** An HTML file of a built site. */
export interface BuiltPage {
  /** Path below the output folder: `uk/blog.html`. */
  file: string
  /** Address below the site's root: `/uk/blog`. */
  path: string
  /** The address without its language: `/blog`. */
  barePath: string
  locale: Locale
  url: string
  html: string
  document: HTMLElement
}

export type BuiltSite = ReturnType<typeof openSite>

declare module 'vitest' {
  interface ProvidedContext {
    /** The site tested by `tests/built`. */
    builtSite: keyof typeof FOLDERS
  }
}

const FOLDERS = {
  /** The site of `content/`, built by `npm run build`. */
  real: 'dist',
  /** The fixture site, published below a base path. */
  fixture: `${FIXTURE_SITES.published.folder}/dist`,
  /** The fixture site as a demonstration at the root of a host. */
  demo: `${FIXTURE_SITES.demo.folder}/dist`,
} as const

const opened = new Map<string, BuiltSite>()

/** A built site, read once for all tests. */
function loadSite(name: keyof typeof FOLDERS): BuiltSite {
  const site = opened.get(name) ?? openSite(FOLDERS[name])
  opened.set(name, site)
  return site
}

/** The site selected by the Vitest project; its tests must hold for any content. */
export const siteUnderTest = () => loadSite(inject('builtSite'))

/** The fixture site, published below a base path. */
export const fixtureSite = () => loadSite('fixture')

/** The fixture site as a demonstration at the root of a host. */
export const demoSite = () => loadSite('demo')

/** The chat frame and the desk, which are not pages of the application. */
const NON_PAGES = [`${CHAT_FRAME_PATH.slice(1)}.html`, 'desk/index.html']

const NOT_FOUND = /(?:^|\/)404\.html$/

/** Private pages, which are not linked or indexed. */
const PRIVATE = /^\/(?:access-code|admin|certificate|client_test|dashboard|search)(?:\/|$)/

/** Whether a page is private and excluded from search engines. */
export const isPrivate = ({ barePath }: BuiltPage) => PRIVATE.test(barePath)

/** Reads a built site. */
export function openSite(dir: string) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(join(dir, file)).isFile())
  const fileSet = new Set(files)
  const texts = new Map<string, string>()
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(dir, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const [, home = 'http://localhost/'] =
    /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(read('index.html')) ?? []
  const { origin } = new URL(home)
  const base = new URL(home).pathname.replace(/\/?$/, '/')

  const pages = files
    .filter((file) => file.endsWith('.html') && !NON_PAGES.includes(file))
    .map((file): BuiltPage => {
      const path = getPath(file)
      const html = read(file)
      return {
        file,
        path,
        barePath: unlocalizePath(path),
        locale: getPathLocale(path),
        url: origin + base.slice(0, -1) + path,
        html,
        document: parse(html, { blockTextElements: { script: true, style: true } }),
      }
    })

  /** File that a host sends for an address, if any. */
  const fileFor = (address: string, from = home): string | undefined => {
    if (!URL.canParse(address, from)) return undefined
    const target = new URL(address, from)
    if (target.origin !== origin || !`${target.pathname}/`.startsWith(base)) return undefined
    const file = decodeURIComponent(target.pathname).slice(base.length).replace(/\/$/, '')
    return [file, `${file}.html`, file ? `${file}/index.html` : 'index.html'].find((file) =>
      fileSet.has(file),
    )
  }

  return {
    dir,
    origin,
    base,
    /** Address of the site without a trailing slash. */
    root: origin + base.slice(0, -1),
    /** All files by path below the output; compressed copies are left out. */
    files,
    /** All HTML files except the chat frame and the desk. */
    pages,
    /** Pages of the application, without not-found documents and the standalone education page. */
    appPages: pages.filter(({ file }) => !NOT_FOUND.test(file) && !file.startsWith('edu/')),
    /** All HTML files except not-found documents. */
    readable: pages.filter(({ file }) => !NOT_FOUND.test(file)),
    read,
    bytes: (file: string) => readFileSync(join(dir, file)),
    fileFor,
    page: (path: string): BuiltPage => {
      const page = pages.find((page) => page.path === path)
      if (!page) throw new Error(`${dir} has no page ${path}`)
      return page
    },
  }
}

/** Address of a file: `uk.html` → `/uk`, `edu/index.html` → `/edu/index.html`, `index.html` → `/`. */
function getPath(file: string): string {
  if (file === 'index.html') return '/'
  return `/${file.endsWith('/index.html') ? file : file.replace(/\.html$/, '')}`
}

/** Replaces all white space by single spaces, because text may be typeset in one place and not in another. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Visible text of an element. */
export const getText = (element: HTMLElement | null | undefined) =>
  plain(element?.structuredText ?? '')

/** Attribute of the first matching element. */
export const readAttribute = (document: HTMLElement, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

/** Attributes of all matching elements. */
export const readAttributes = (document: HTMLElement, selector: string, name: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')

export const getTitle = ({ document }: BuiltPage) =>
  document.querySelector('title')?.text.trim() ?? ''
export const getDescription = ({ document }: BuiltPage) =>
  readAttribute(document, 'meta[name=description]', 'content')?.trim() ?? ''
export const getCanonical = ({ document }: BuiltPage) =>
  readAttribute(document, 'link[rel=canonical]', 'href')

/** Links to the languages of a page: `uk https://example.org/uk/about`. */
export const getAlternates = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
    .toSorted()

/** One line per faulty page: `/blog: has no title`. */
export function findFaults(
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly (string | false | undefined)[],
): string[] {
  return pages.flatMap((page) =>
    find(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.path}: ${fault}`),
  )
}
