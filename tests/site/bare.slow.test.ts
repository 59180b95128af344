import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

import { buildCopy, copyProject } from '#scripts/test/copy-project.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { readAttributes, type BuiltSite, openSite, getText } from '#tests/support/sites.ts'

// A site without any optional content and without an address.

/** Optional kinds of documents. */
const OMITTED_FOLDERS = ['posts', 'portfolio', 'cases', 'packages', 'products']

/** Optional fields, by file. */
const FIELDS = {
  'site/site.yaml': [
    'links.secondMessenger',
    'links.network',
    'links.shortVideos',
    'links.videoChannel',
    'series',
  ],
  'courses/pi-course/page.en.yaml': ['faq', 'reviews', 'proof', 'offer'],
  'courses/pi-course/page.uk.yaml': ['faq', 'reviews', 'proof', 'offer', 'onlyUkrainian'],
}

const folder = mkdtempSync(join(tmpdir(), 'bare-site-'))
let site: BuiltSite

beforeAll(async () => {
  const siteFolder = join(folder, 'owner')
  for (const part of ['content', 'public']) {
    cpSync(join(FIXTURE, part), join(siteFolder, part), { recursive: true })
  }
  for (const kind of OMITTED_FOLDERS) rmSync(join(siteFolder, 'content', kind), { recursive: true })
  for (const [file, fields] of Object.entries(FIELDS)) {
    const path = join(siteFolder, 'content', file)
    const data: unknown = parse(readFileSync(path, 'utf8'))
    for (const field of fields) {
      const names = field.split('.')
      const last = names.pop() ?? ''
      const parent = names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), data)
      Reflect.deleteProperty(Object(parent), last)
    }
    writeFileSync(path, stringify(data))
  }
  // Redirects to posts are removed, because there are no posts.
  const redirects = join(siteFolder, 'content/site/redirects.yaml')
  const rules = readFileSync(redirects, 'utf8').replace(/^ *- \{ text: dialogflow.*\n/m, '')
  writeFileSync(redirects, rules)
  copyProject(join(folder, 'project'), { site: siteFolder })
  await buildCopy(join(folder, 'project'), {
    DEMO: '',
    SITE_URL: '',
    COURSE_ACCESS_CODES: '',
    OFFLINE: '',
  })
  site = openSite(join(folder, 'project/dist'))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const getMain = (path: string) => site.page(path).document.querySelector('main')

test('an empty blog says that there are no posts yet', () => {
  for (const path of ['/blog', '/blog/tag']) {
    expect(getText(getMain(path))).toContain('Nothing is published here yet.')
    expect(getText(getMain(localizePath(path, 'uk')))).toContain('Тут ще нічого не опубліковано.')
  }
})

test('a page leaves out empty sections and links to them', () => {
  const parts: Record<string, string> = {
    '/': '#products, #success-stories, [aria-roledescription=carousel], main dialog',
    '/courses': 'a[href$="#packages"]',
    '/learning-path': '#packages, a[href$="#packages"]',
    '/courses/prompt-engineering': '#faq, #reviews',
    '/about': 'main a[href*="example.com/network"], main a[href*="video"]',
  }
  const visibleParts = Object.entries(parts).flatMap(([path, selector]) =>
    [path, localizePath(path, 'uk')].flatMap((localized) =>
      site
        .page(localized)
        .document.querySelectorAll(selector)
        .map((part) => `${localized}: ${part.outerHTML.slice(0, 100)}`),
    ),
  )
  expect(visibleParts).toEqual([])
})

test('no page shows a count of zero items or a heading without text', () => {
  const pagesWithZero = site.appPages.filter(
    ({ document }) =>
      /(?<![\d.,])0 ?(?:%|projects|cases|posts|courses|проєктів|кейсів|дописів|курсів)/.test(
        getText(document.querySelector('main')),
      ) || document.querySelectorAll('h1, h2, h3').some((heading) => getText(heading) === ''),
  )
  expect(pagesWithZero.map(({ path }) => path)).toEqual([])
})

test('a site without an address publishes nothing that requires one', () => {
  const mentions = site.pages.flatMap(({ path, document }) =>
    ['[rel=canonical]', '[hreflang]', 'script[type="application/ld+json"]', '[property="og:image"]']
      .filter((selector) => document.querySelector(`head ${selector}`))
      .map((selector) => `${path}: ${selector}`),
  )
  expect(mentions).toEqual([])
  expect(site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(site.files.filter((file) => /sitemap|feed|atom/.test(file))).toEqual([])
})

test('every link still leads to a page', () => {
  const brokenLinks = site.pages.flatMap((page) =>
    readAttributes(page.document, 'a[href]', 'href')
      .filter((href) => !/^(?:https?|mailto):/.test(href) && !site.fileFor(href, page.url))
      .map((href) => `${page.path}: ${href}`),
  )
  expect(brokenLinks).toEqual([])
})
