import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { isPublished } from '#src/content/post-lists.ts'
import { Project } from '#src/content/schema/project.ts'
import { LINK_IDS } from '#src/content/schema/site.ts'
import { EDUCATION_PATH, sitePaths } from '#src/content/site-paths.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { isEmptyLink, isSafeLink } from '#src/lib/link-policy.ts'
import { memoize } from '#src/lib/memoize.ts'

import type { Library } from './library.ts'
import { getRichTextLinks } from './parse-rich-text.ts'
import { getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/**
 * Bare paths of all pages of the valid content: with a date, those of a build on
 * that date; without one, including drafts and future posts.
 */
export function knownPaths(
  { posts, courses, lessons, projects, certificates }: Library,
  today?: string,
): Set<string> {
  const build = { today: today ?? '', drafts: today === undefined }
  return new Set(
    sitePaths({
      posts: posts
        .filter(({ data }) => isPublished(data, build))
        .map(({ id, data }) => ({ slug: id, tags: data.tags })),
      projects: projects
        .filter(({ data }) => data.caseStudy && !data.hidden)
        .map(({ id }) => ({ id })),
      courses: courses.map(({ id, data }) => ({ id, ...data })),
      // A published site has no samples, so nothing may link to them.
      certificates: certificates.filter(({ data }) => !data.sample).map(({ id }) => id),
      modules: new Set(lessons.map(({ data }) => data.module)).size,
    }),
  )
}

type LinkSource = Pick<ContentFile, 'file' | 'locale' | 'article'>

/** Returns the error of a broken link; `undefined` for a valid one. */
export function resolvesTo(
  target: string,
  context: {
    /** Undefined if content is invalid; then every path counts as valid. */
    known: ReadonlySet<string> | undefined
    /** Pages including drafts and future posts. */
    later: ReadonlySet<string>
    isPublicFile: (path: string) => boolean
    /** Addresses of the files in `public/`. */
    publicFiles: () => readonly string[]
    /** File that contains the link. */
    source: LinkSource
    /** Articles of a page, one per language. */
    getArticles: (path: string) => readonly LinkSource[]
  },
): string | undefined {
  const { known, later, isPublicFile, publicFiles, source, getArticles } = context
  const { file } = source
  const isLesson = file.startsWith('content/lessons/')
  const siteLink = isLesson ? getSiteLink(target) : undefined
  if (siteLink !== undefined) {
    return LINK_IDS.some((id) => id === siteLink)
      ? undefined
      : `links to "${target}" (allowed: site: and one of ${LINK_IDS.join(', ')})`
  }
  if (isEmptyLink(target)) {
    return `links to "${target}" (allowed: an address, https://example.com, or a path such as /blog)`
  }
  if (!isSafeLink(target)) {
    return `links to "${target}" (allowed: http, https, irc, ircs, mailto, xmpp or a path)`
  }
  if (/^https?:(?!\/\/[^/])/i.test(target)) {
    return `links to "${target}" (allowed: ${target.replace(/:\/*/, '://')})`
  }
  if (/^[a-z]+:/i.test(target)) return undefined
  const [beforeHash = '', anchor] = target.split('#')
  const path = beforeHash.split('?')[0] ?? ''
  if (path === '') {
    // Headings of lessons have no ids, because a lesson is also shown in a dialog.
    if (isLesson)
      return `links to "${target}" (allowed: a page of the site or an address, not an anchor in the lesson)`
    return anchor && lacksHeading([source], anchor)
      ? `links to "#${anchor}", which is not a heading here (known: ${getSimilarHeadings([source], anchor)})`
      : undefined
  }
  if (!path.startsWith('/')) {
    return `links to "${target}" (allowed: ${suggestionFor(target)}a path from the root, such as /blog)`
  }
  if (path !== unlocalizePath(path) && !file.endsWith('redirects.yaml')) {
    return `links to "${target}" (remove the language: it is added automatically)`
  }
  const page = unlocalizePath(path).replace(':splat', '')
  const articles = getArticles(page)
  const candidates = filterByLanguage(source, articles)
  if (anchor && lacksHeading(candidates, anchor)) {
    return `links to "${target}", but "${anchor}" is not a heading of ${page} (known: ${getSimilarHeadings(candidates, anchor)})`
  }
  if (!known || known.has(page) || isPublicFile(page) || page === EDUCATION_PATH) return undefined
  return later.has(page)
    ? `links to "${target}", which is not published yet`
    : `links to "${target}", which is not a page of the site (known: ${nearestNames(page, [...known, ...publicFiles()])})`
}

/** Whether no article of a page has a heading with an id. */
function lacksHeading(articles: readonly LinkSource[], anchor: string): boolean {
  return (
    articles.length > 0 &&
    articles.every(({ article }) => article && !article.anchors.includes(anchor))
  )
}

function getSimilarHeadings(articles: readonly LinkSource[], anchor: string): string {
  return nearestNames(anchor, new Set(articles.flatMap(({ article }) => article?.anchors ?? [])))
}

/** Language version that a link leads to; both for links in language-independent files. */
function filterByLanguage({ locale }: LinkSource, articles: readonly LinkSource[]) {
  const sameLanguage = articles.filter((article) => article.locale === locale)
  return sameLanguage.length > 0 ? sameLanguage : articles
}

/** Pattern of external and mail addresses. */
function suggestionFor(target: string): string {
  if (/^[^/]+@[^/]+\.\w+$/.test(target)) return `mailto:${target}, or `
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(target) ? `https://${target}, or ` : ''
}

/** Name of a site link in a lesson: `site:waitlist` → `waitlist`. */
export function getSiteLink(target: string): string | undefined {
  return /^site:(.*)$/.exec(target)?.[1]
}

/** A link found in content. */
export interface Link {
  file: string
  field: string
  target: string
}

/** Names of fields with an address, except a course's landing page, which defines a page. */
const LINK_FIELD = /(?:^|\.)(?:href|to|toUkrainian|area)$/

/** Markdown fields of a project. */
const RICH_FIELD = /^fullDescription\./

/** All links of a file: in its body, address fields and Markdown fields. */
export const getLinks = memoize(({ file, type, data, article }: ContentFile): Link[] => [
  ...(article?.links ?? []).map((link) => ({ file, ...link })),
  ...[...getTexts(data)]
    .filter(([field]) => LINK_FIELD.test(field))
    .map(([field, target]) => ({ file, field, target })),
  ...[...getTexts(type?.name === Project.name ? data : undefined)]
    .filter(([field]) => RICH_FIELD.test(field))
    .flatMap(([field, text]) => getRichTextLinks(text).map((target) => ({ file, field, target }))),
])
