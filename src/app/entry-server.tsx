import { AsyncLocalStorage } from 'node:async_hooks'

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Thing } from 'schema-dts'

import { listCertificateIds } from '#src/content/build-data.ts'
import { MODULE_KEYS } from '#src/content/module-keys.ts'
import { listPosts } from '#src/content/posts.ts'
import { listCaseStudies } from '#src/content/projects.ts'
import { embeddableContent, loadContent, loadPage, loadSite } from '#src/content/registry.ts'
import { EDUCATION_PATH, sitePaths } from '#src/content/site-paths.ts'
import { CONTENT_MODULE, onModuleUse } from '#src/content/track.ts'
import { EducationPage } from '#src/features/marketing/education-page.tsx'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { loadMessages, loadPartMessages } from '#src/i18n/messages.ts'
import { getPathLocale, localizePath, unlocalizePath } from '#src/i18n/paths.ts'
import { getShareCard } from '#src/seo/get-share-card.ts'
import { describePage, UNLISTED_PAGES } from '#src/seo/json-ld/describe-page.ts'
import type { DescribedPage } from '#src/seo/json-ld/described-page.ts'
import { absoluteUrl, jsonLdScript, siteUrl } from '#src/seo/page-head.ts'
import type { PageRecord } from '#src/seo/page-record.ts'
import { articlePath } from '#src/seo/paths.ts'
import { getSearchNote } from '#src/seo/search-note.ts'
import {
  getAltText,
  parseHeading,
  pictureHead,
  type PlacedPicture,
  type ShareCard,
} from '#src/seo/share-card.ts'

import { renderMarkup } from './render-markup.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

const usedModules = new AsyncLocalStorage<Set<string>>()
onModuleUse((module) => usedModules.getStore()?.add(module))

/** Start of the page's markup; React puts head tags before it. */
const BODY_START = '<div data-app'

const routeFiles = Object.keys(import.meta.glob('../routes/**/*.tsx')).map((file) => file.slice(3))

/** Registers a share picture and returns its path below the site's root. */
type PlacePicture = (name: string, card: ShareCard) => string

/**
 * Prerenders the page at a path, `/uk/blog`. `modules` are the source modules that
 * the page uses and the browser needs.
 */
export function render(path: string, placePicture?: PlacePicture) {
  const modules = new Set<string>()
  return usedModules.run(modules, async () => {
    const { match, site, ...rendered } = await renderApp(path, modules)
    // The head comes first, because search engines and link previews may read only the start of the document.
    const embedded = await embed([...modules])
    const locale = getPathLocale(path)
    const described = {
      t: await loadPartMessages(locale, 'blog'),
      site,
      locale,
      path: unlocalizePath(path),
      partOf: match?.staticData.partOf,
      params: match?.params ?? {},
      title: getMeta(match, 'og:title'),
      description: getMeta(match, 'og:description'),
    }
    const picture =
      match &&
      placePicture &&
      getPicture(await getShareCard(described, rendered.body), placePicture, path)
    const page: DescribedPage = { ...described, image: picture?.url }
    const graph = await describePage(match?.routeId, page)
    const searchNote = await getSearchNote(page)
    return {
      ...rendered,
      ...embedded,
      guardedBy: match?.staticData.guardedBy,
      head: rendered.head + (picture ? pictureHead(picture) : '') + extraHead(page, graph),
      record: createRecord(page, match, graph),
      resultWords: { title: page.title, description: page.description, ...searchNote },
    }
  })
}

/**
 * Splits content into data embedded in the document and modules that the browser loads: articles are code, and
 * lists of all posts grow with the blog, so both are modules.
 */
async function embed(used: readonly string[]) {
  const content: Record<string, unknown> = {}
  for (const module of used) {
    if (!module.startsWith(CONTENT_MODULE) || /post-(?:slugs|titles)/.test(module)) continue
    const data = await embeddableContent(module)
    if (data !== undefined) content[module] = data
  }
  return { content, modules: used.filter((module) => !(module in content)) }
}

function getPicture(card: ShareCard, place: PlacePicture, path: string): PlacedPicture {
  const name = path === '/' ? 'home' : path.slice(1)
  return { url: siteUrl(place(name, card)), alt: getAltText(card) }
}

/** Head tags for search engines and link previews, which browsers ignore. */
function extraHead({ path, locale }: DescribedPage, graph: readonly Thing[]): string {
  const article = articlePath(path, locale)
  const link = article
    ? `<link rel="alternate" type="text/markdown" href="${siteUrl(article)}"/>`
    : ''
  // Absolute addresses need the site's address.
  return link + (import.meta.env.SITE_ORIGIN ? jsonLdScript(graph) : '')
}

/** Builds the record of a page for sitemap, llms.txt and search from its head. */
function createRecord(
  page: DescribedPage,
  match: Match | undefined,
  graph: readonly Thing[],
): PageRecord {
  const { path, partOf, locale, title, description } = page
  const links = match?.links ?? []
  const pageUrl = absoluteUrl(path, locale)
  // Without the site's address pages have no canonical address.
  const canonical = links.find((link) => link?.rel === 'canonical')?.href ?? pageUrl
  const isUnlisted = UNLISTED_PAGES.some((id) => id === match?.routeId)
  const isPublic = graph.length > 0 && canonical === pageUrl && !isUnlisted
  const lastModified = graph.flatMap((node) =>
    typeof node === 'object' && 'dateModified' in node ? [node.dateModified] : [],
  )[0]
  return {
    path,
    partOf,
    locale,
    title,
    description,
    url: pageUrl,
    isPublic,
    isIndexed: isPublic && getMeta(match, 'robots') === '',
    alternates: links.flatMap((link) =>
      link?.hrefLang && link.href ? [{ hreflang: link.hrefLang, url: link.href }] : [],
    ),
    lastModified: typeof lastModified === 'string' ? lastModified : undefined,
  }
}

type Match = AppRouter['state']['matches'][number]

/** Content of a meta tag by name: `og:title` → `Blog`. */
function getMeta(match: Match | undefined, name: string): string {
  return match?.meta?.find((tag) => tag?.property === name || tag?.name === name)?.content ?? ''
}

export { feeds } from './feeds.tsx'

/** Renders robots.txt, sitemap and llms.txt. */
export { indexFiles } from '#src/seo/index-files.ts'

/** Labels of callouts for feeds and Markdown files. */
export async function calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>> {
  return (await loadMessages(locale)).callout
}

/** Renders the document and adds the modules that it uses to `modules`. */
async function renderApp(path: string, modules: Set<string>) {
  const locale = getPathLocale(path)
  const [t, site] = await Promise.all([loadMessages(locale), loadSite(locale)])
  modules.add(`src/i18n/messages/${locale}.ts`)
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createAppRouter({ locale, t, site }, history)
  await router.load()
  const { matches } = router.state
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw createPageError(path, failed.error)
  const html = await renderMarkup(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ).catch((error: unknown) => {
    throw createPageError(path, error)
  })
  const bodyStart = html.indexOf(BODY_START)
  // An unknown address matches only the root route.
  const isMissing =
    matches.at(-1)?.routeId === '__root__' || matches.some(({ status }) => status === 'notFound')
  for (const match of matches) modules.add(getRouteFile(match.routeId))
  return {
    locale,
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart),
    status: isMissing ? (404 as const) : (200 as const),
    match: isMissing ? undefined : matches.at(-1),
    site,
  }
}

/** Wraps an error with the path of its page. It fails the build, so that a broken page is not published. */
function createPageError(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(`the page ${path} cannot be rendered: ${reason}`, { cause })
}

/** Renders `/edu/index.html` in both languages, the one page outside the application. */
export async function renderEducation(placePicture?: PlacePicture) {
  const languages = await Promise.all(
    LOCALES.map(async (locale) => {
      const [site, page] = await Promise.all([loadSite(locale), loadPage(locale, 'edu')])
      return { locale, site, page }
    }),
  )
  const [site, { seo }] = await Promise.all([
    loadSite(DEFAULT_LOCALE),
    loadPage(DEFAULT_LOCALE, 'edu'),
  ])
  const html = renderToStaticMarkup(<EducationPage sides={languages} />)
  const bodyStart = html.indexOf(BODY_START)
  const body = html.slice(bodyStart)
  const card: ShareCard = {
    locale: DEFAULT_LOCALE,
    brand: site.brand,
    ...parseHeading(body),
    note: '',
    art: { id: 'edu', tags: [] },
  }
  const record: PageRecord = {
    ...seo,
    locale: DEFAULT_LOCALE,
    path: EDUCATION_PATH,
    url: siteUrl(EDUCATION_PATH.slice(1)),
    isPublic: true,
    isIndexed: !import.meta.env.DEMO,
    alternates: [],
  }
  return {
    locale: DEFAULT_LOCALE,
    head:
      html.slice(0, bodyStart) +
      (placePicture ? pictureHead(getPicture(card, placePicture, '/edu')) : ''),
    body,
    modules: [],
    content: {},
    status: 200 as const,
    record,
  }
}

/**
 * Paths of all pages, alternating the languages, so that both search indexes start
 * early.
 */
export async function paths(): Promise<string[]> {
  const lists = await Promise.all(
    LOCALES.map(async (locale) => {
      const [posts, courses, projects, certificates] = await Promise.all([
        listPosts(locale),
        loadContent('courses', locale),
        listCaseStudies(locale),
        listCertificateIds(),
      ])
      return sitePaths({ posts, courses, modules: MODULE_KEYS.length, projects, certificates }).map(
        (path) => localizePath(path, locale),
      )
    }),
  )
  const maxLength = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: maxLength }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat()
}

/**
 * Source file of a route by its id: `/blog/$slug` → `src/routes/blog.$slug.tsx`.
 *
 * @throws Error if it does not exist: the page could not preload its code.
 */
function getRouteFile(id: string): string {
  const name = (file: string) =>
    file
      .replace(/^routes/, '')
      .replace(/\.tsx$/, '')
      .replaceAll('.', '/')
      .replace(/\/index$/, '/')
  const file =
    id === '__root__' ? 'routes/__root.tsx' : routeFiles.find((routeFile) => name(routeFile) === id)
  if (file === undefined) throw new Error(`The route ${id} has no file in src/routes.`)
  return `src/${file}`
}
