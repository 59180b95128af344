import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { isPublished } from '#src/content/post-lists.ts'
import { Project } from '#src/content/schema/project.ts'
import { LINK_IDS } from '#src/content/schema/site.ts'
import { EDUCATION_PATH, sitePaths } from '#src/content/site-paths.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { isEmptyLink, isSafeLink } from '#src/lib/link-policy.ts'
import { memoize } from '#src/lib/memoize.ts'

import type { Library } from './library.ts'
import { linksOfRichText } from './parse-rich-text.ts'
import { textsOf } from './problem.ts'
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
    articlesOf: (path: string) => readonly LinkSource[]
  },
): string | undefined {
  const { known, later, isPublicFile, publicFiles, source, articlesOf } = context
  const { file } = source
  const isLesson = file.startsWith('content/lessons/')
  const siteLink = isLesson ? siteLinkOf(target) : undefined
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
      return `links to "${target}" (allowed: a page of the site or an address, not a place in the lesson)`
    return anchor && lacksHeading([source], anchor)
      ? `links to "#${anchor}", which is no heading here (known: ${headingsLike([source], anchor)})`
      : undefined
  }
  if (!path.startsWith('/')) {
    return `links to "${target}" (allowed: ${suggestionFor(target)}a path from the root, such as /blog)`
  }
  if (path !== unlocalizePath(path) && !file.endsWith('redirects.yaml')) {
    return `links to "${target}" (leave out the language: it is added automatically)`
  }
  const bare = unlocalizePath(path).replace(':splat', '')
  const articles = articlesOf(bare)
  const own = inLanguageOf(source, articles)
  if (anchor && lacksHeading(own, anchor)) {
    return `links to "${target}", but "${anchor}" is no heading of ${bare} (known: ${headingsLike(own, anchor)})`
  }
  if (!known || known.has(bare) || isPublicFile(bare) || bare === EDUCATION_PATH) return undefined
  return later.has(bare)
    ? `links to "${target}", which is not published yet`
    : `links to "${target}", which is no page of the site (known: ${nearestNames(bare, [...known, ...publicFiles()])})`
}

/** Whether no article of a page has a heading with an id. */
function lacksHeading(articles: readonly LinkSource[], anchor: string): boolean {
  return (
    articles.length > 0 &&
    articles.every(({ article }) => article && !article.anchors.includes(anchor))
  )
}

function headingsLike(articles: readonly LinkSource[], anchor: string): string {
  return nearestNames(anchor, new Set(articles.flatMap(({ article }) => article?.anchors ?? [])))
}

/** Language version that a link leads to; both for links in language-independent files. */
function inLanguageOf({ locale }: LinkSource, articles: readonly LinkSource[]) {
  const same = articles.filter((article) => article.locale === locale)
  return same.length > 0 ? same : articles
}

/** Pattern of external and mail addresses. */
function suggestionFor(target: string): string {
  if (/^[^/]+@[^/]+\.\w+$/.test(target)) return `mailto:${target}, or `
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(target) ? `https://${target}, or ` : ''
}

/** Name of a site link in a lesson: `site:waitlist` → `waitlist`. */
export function siteLinkOf(target: string): string | undefined {
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
export const linksIn = memoize(({ file, type, data, article }: ContentFile): Link[] => [
  ...(article?.links ?? []).map((link) => ({ file, ...link })),
  ...[...textsOf(data)]
    .filter(([field]) => LINK_FIELD.test(field))
    .map(([field, target]) => ({ file, field, target })),
  ...[...textsOf(type?.name === Project.name ? data : undefined)]
    .filter(([field]) => RICH_FIELD.test(field))
    .flatMap(([field, text]) => linksOfRichText(text).map((target) => ({ file, field, target }))),
])
