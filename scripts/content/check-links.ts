import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { isPublished } from '#src/content/post-lists.ts'
import { Legal } from '#src/content/schema/legal.ts'
import { Lesson } from '#src/content/schema/lesson.ts'
import { Post } from '#src/content/schema/post.ts'
import { Project } from '#src/content/schema/project.ts'
import { Redirects } from '#src/content/schema/redirects.ts'
import { LINK_IDS } from '#src/content/schema/site.ts'
import { EDUCATION_PATH, sitePaths } from '#src/content/site-paths.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { isEmptyLink, isSafeLink } from '#src/lib/link-policy.ts'

import type { Library } from './library.ts'
import { getRichTextLinks } from './parse-rich-text.ts'
import { getTexts, type Problem } from './problem.ts'
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

/** Checks that every link leads to a page, a file or a heading, and says what is meant instead. */
export function checkLinks(
  files: readonly ContentFile[],
  library: Library,
  options: {
    today: string
    /** Whether all pages are known; otherwise every path counts as valid. */
    arePagesKnown: boolean
    isPublicFile: (path: string) => boolean
    /** Addresses of the files in `public/`. */
    publicFiles: () => readonly string[]
  },
): Problem[] {
  const { today, arePagesKnown, isPublicFile, publicFiles } = options
  const published = knownPaths(library, today)
  const later = knownPaths(library)
  const hidden = new Set(
    library.posts
      .filter(({ data }) => !isPublished(data, { today, drafts: false }))
      .map(({ file }) => file),
  )
  const articles = new Map<string, ContentFile[]>()
  for (const file of files) {
    const path = getAddress(file)
    if (path) articles.set(path, [...(articles.get(path) ?? []), file])
  }
  return files.flatMap((source) =>
    getLinks(source).flatMap(({ field, target }) => {
      const fault = findFault(source, target)
      const message = `links to "${target}"${fault}`
      return fault === undefined ? [] : [{ file: source.file, field, message }]
    }),
  )

  function findFault(source: ContentFile, target: string): string | undefined {
    const isLesson = source.type?.name === Lesson.name
    const siteLink = isLesson ? getSiteLink(target) : undefined
    if (siteLink !== undefined) {
      if (LINK_IDS.some((id) => id === siteLink)) return undefined
      return ` (allowed: site: and one of ${LINK_IDS.join(', ')})`
    }
    if (isEmptyLink(target)) {
      return ' (allowed: an address, https://example.com, or a path such as /blog)'
    }
    if (!isSafeLink(target)) return ' (allowed: http, https, irc, ircs, mailto, xmpp or a path)'
    if (/^https?:(?!\/\/[^/])/i.test(target)) return ` (allowed: ${target.replace(/:\/*/, '://')})`
    if (/^[a-z]+:/i.test(target)) return undefined
    const [beforeHash = '', anchor] = target.split('#')
    const path = beforeHash.split('?')[0] ?? ''
    if (path === '') {
      // Headings of lessons have no ids, because a lesson is also shown in a dialog.
      if (isLesson)
        return ' (allowed: a page of the site or an address, not an anchor in the lesson)'
      const known = anchor && headingsInsteadOf(anchor, [source])
      return known && `, which is not a heading here (known: ${known})`
    }
    if (!path.startsWith('/')) {
      return ` (allowed: ${suggestionFor(target)}a path from the root, such as /blog)`
    }
    if (path !== unlocalizePath(path) && source.type?.name !== Redirects.name) {
      return ' (remove the language: it is added automatically)'
    }
    const page = unlocalizePath(path).replace(':splat', '')
    const versions = articles.get(page) ?? []
    const sameLanguage = versions.filter(({ locale }) => locale === source.locale)
    const known =
      anchor && headingsInsteadOf(anchor, sameLanguage.length > 0 ? sameLanguage : versions)
    if (known) return `, but "${anchor}" is not a heading of ${page} (known: ${known})`
    // Unpublished posts may link to each other, because they may be published together.
    const pages = hidden.has(source.file) ? later : published
    if (!arePagesKnown || pages.has(page) || isPublicFile(page) || page === EDUCATION_PATH) {
      return undefined
    }
    if (later.has(page)) return ', which is not published yet'
    const nearest = nearestNames(page, [...pages, ...publicFiles()])
    return `, which is not a page of the site (known: ${nearest})`
  }
}

/** Path of an article's page. */
function getAddress({ type, id }: ContentFile): string | undefined {
  if (type?.name === Post.name) return `/blog/${id}`
  return type?.name === Legal.name ? `/${id}` : undefined
}

/** Headings similar to one that no version of an article has; `undefined` if one has it. */
function headingsInsteadOf(anchor: string, versions: readonly ContentFile[]): string | undefined {
  const isMissing = versions.every(({ article }) => article && !article.anchors.includes(anchor))
  if (versions.length === 0 || !isMissing) return undefined
  return nearestNames(anchor, new Set(versions.flatMap(({ article }) => article?.anchors ?? [])))
}

/** Suggests the missing scheme of a mail or web address: `example.com` → `https://example.com, or `. */
function suggestionFor(target: string): string {
  if (/^[^/]+@[^/]+\.\w+$/.test(target)) return `mailto:${target}, or `
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(target) ? `https://${target}, or ` : ''
}

/** Name of a site link in a lesson: `site:waitlist` → `waitlist`. */
export function getSiteLink(target: string): string | undefined {
  return /^site:(.*)$/.exec(target)?.[1]
}

/** Names of fields with an address, except a course's landing page, which defines a page. */
const LINK_FIELD = /(?:^|\.)(?:href|to|toUkrainian|area)$/

/** All links of a file: in its body, address fields and the Markdown of a project. */
export function getLinks({
  type,
  data,
  article,
}: ContentFile): { field: string; target: string }[] {
  const isRichText = (field: string) =>
    type?.name === Project.name && field.startsWith('fullDescription.')
  return [
    ...(article?.links ?? []),
    ...[...getTexts(data)].flatMap(([field, text]) => {
      if (LINK_FIELD.test(field)) return [{ field, target: text }]
      return isRichText(field) ? getRichTextLinks(text).map((target) => ({ field, target })) : []
    }),
  ]
}
