import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { undrawableCharacters } from '#scripts/build/share-image/drawable-text.ts'
import { decodedPath } from '#scripts/lib/decoded-path.ts'
import { getFileLocale } from '#scripts/lib/file-locale.ts'
import { findFile, findLookalike } from '#scripts/lib/find-file.ts'
import { Case } from '#src/content/schema/case.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { Course } from '#src/content/schema/course.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import { Legal, LEGAL_IDS } from '#src/content/schema/legal.ts'
import { Lesson } from '#src/content/schema/lesson.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { Package } from '#src/content/schema/package.ts'
import { aboutPage } from '#src/content/schema/pages/about.ts'
import { Post } from '#src/content/schema/post.ts'
import { Product } from '#src/content/schema/product.ts'
import { Project } from '#src/content/schema/project.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { isSlug, RESERVED_SLUGS } from '#src/lib/slug.ts'

import { isRelativePath } from './article-facts.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkFigures } from './check-figures.ts'
import { checkLessons, checkPaidCourse } from './check-lessons.ts'
import { checkLinks, knownPaths } from './check-links.ts'
import { isAsset } from './check-picture.ts'
import {
  checkCourses,
  checkPackages,
  warnAboutOverpricedPackages,
  warnAboutOldPrices,
  warnAboutPastOffers,
  warnAboutWaitlists,
  checkServices,
} from './check-prices.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkClaims, checkFlagship, checkShowcase, checkToldCase } from './check-showcase.ts'
import { warnAboutMarkup } from './check-texts.ts'
import { checkTranslations } from './check-translations.ts'
import { getDocuments, gatherLibrary, type Library } from './library.ts'
import { warnAboutPastStarts } from './past-offer.ts'
import type { Problem } from './problem.ts'
import { type ContentFile, getFieldLine } from './read-content.ts'
import { listFiles, unreadKinds } from './unread-kinds.ts'

/** Result of `checkContent`: `problems` stop a build, `warnings` do not. */
export interface CheckResult {
  problems: Problem[]
  warnings: Problem[]
}

/**
 * Looks for a file by its path below the project. Returns undefined if it exists, else a suggestion for a name that
 * differs only in case, which may be empty.
 */
type FindMissing = (path: string, folder: './' | '/') => string | undefined

/** Checks every file and the relations between them; reports all problems at once. */
export function checkContent(
  files: readonly ContentFile[],
  options: { root?: string; today: string; now?: number; exists?: (path: string) => boolean },
): CheckResult {
  const {
    root = '.',
    today,
    now = Date.now(),
    exists = (path) => findFile(path) !== undefined,
  } = options
  const library = gatherLibrary(files)
  const unreadTypes = unreadKinds(files)
  const isKnown = (...kinds: { name: string }[]) =>
    kinds.every(({ name }) => !unreadTypes.has(name))
  // These checks need all files of a type: if one is invalid, they would report false problems in the others.
  const knownIds = {
    pages: isKnown(Post, Course, Project),
    prices: isKnown(Course, Site),
    figures: isKnown(Claims, Course, Offers, Package, Services, Site),
  }
  const findMissing: FindMissing = (path, folder) => {
    if (exists(join(root, path))) return undefined
    const lookalike = findLookalike(join(root, path))
    if (lookalike === undefined) return ''
    return ` (write ${folder}${lookalike}: upper and lower case must match the file name)`
  }
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...checkTranslations(files),
    ...checkSingletons(files),
    ...checkNames(files),
    ...checkOwners(files),
    ...checkPosts(library, findMissing),
    ...checkProjects(library, findMissing),
    ...(knownIds.prices ? checkCourses(library) : []),
    ...(knownIds.prices ? checkPackages(library) : []),
    ...(isKnown(Claims) ? checkClaims(files, library) : []),
    ...checkShowcase(library),
    ...(isKnown(Product) ? checkFlagship(library) : []),
    ...(isKnown(Case) ? checkToldCase(files, library) : []),
    ...(isKnown(Course) ? checkCertificates(library, today) : []),
    ...checkServices(files, library),
    ...(knownIds.figures ? checkFigures(files, library) : []),
    ...(isKnown(Lesson) ? checkLessons(library) : []),
    ...(isKnown(Lesson, Course) ? checkPaidCourse(files, library) : []),
    ...(knownIds.pages
      ? checkRedirects(library, knownPaths(library, today), (path) =>
          exists(join(root, 'public', path)),
        )
      : []),
    ...files.flatMap((file) => checkBody(file, findMissing)),
    ...checkPortraits(files, findMissing),
    ...checkLinks(files, library, {
      today,
      arePagesKnown: knownIds.pages,
      isPublicFile: (path) => exists(join(root, 'public', decodedPath(path))),
      publicFiles: () => readdirSync(join(root, 'public')).map((name) => `/${name}`),
    }),
  ]
  const warnings = [
    ...files.flatMap(({ file, article }) =>
      (article?.notes ?? []).map((note) => ({ file, ...note })),
    ),
    ...warnAboutShareCards(files),
    ...warnAboutOldPrices(library, today),
    ...warnAboutMarkup(files),
    ...warnAboutPastOffers(files, library, now),
    ...warnAboutPastStarts(library, { today, now }),
    ...warnAboutWaitlists(files, library),
    ...(knownIds.prices ? warnAboutOverpricedPackages(library) : []),
  ]
  return { problems: addLines(problems, files), warnings: addLines(warnings, files) }
}

/** Content types whose title is shown in a share picture. */
const SHARED_TYPES = ['Post', 'Course', 'Project', 'Product']

/** Characters of titles that are missing in the fonts of share pictures. */
function warnAboutShareCards(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, type, data }) => {
    const title: unknown = Object(data).title
    if (!SHARED_TYPES.includes(type?.name ?? '') || typeof title !== 'string') return []
    const undrawable = undrawableCharacters(title)
    if (undrawable.length === 0) return []
    const message = `contains ${undrawable.join(' ')}, which the share image omits, because the fonts of the site lack it (spell it out, or ignore this warning)`
    return [{ file, field: 'title', message }]
  })
}

/** Adds line numbers to problems. */
function addLines(problems: readonly Problem[], files: readonly ContentFile[]): Problem[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  return problems.map((problem) => {
    const { file, field, line } = problem
    const source = byName.get(file)
    if (line !== undefined || !field || field.startsWith('line ') || !source) return problem
    return { ...problem, line: getFieldLine(source, field) }
  })
}

/** Required files, one each or one per language; each legal page has a folder. */
function checkSingletons(files: readonly ContentFile[]): Problem[] {
  const names = new Set(files.map(({ file }) => file))
  const single = contentTypes
    .filter(({ pattern, isOptional }) => !pattern.includes('*') && !isOptional)
    .map(({ pattern }) => pattern)
  const legal = LEGAL_IDS.map((id) => Legal.pattern.replace('*', id))
  return [...single, ...legal]
    .flatMap((pattern) => {
      const missing = listFiles(pattern).filter((file) => !names.has(file))
      // If one language exists, the comparison of translations reports the other.
      const isReportedElsewhere = missing.filter(getFileLocale).length < LOCALES.length
      return missing.filter((file) => !(isReportedElsewhere && getFileLocale(file)))
    })
    .map((file) => ({ file, message: 'is missing' }))
}

/** Names of folders and files that are part of addresses. */
function checkNames(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, type, id }) => {
    if (!type?.pattern.includes('*') || isSlug(id)) return []
    const noun = type.pattern.includes('*/') ? 'folder' : 'file name'
    const message = `${noun} "${id}" is not a valid slug (allowed: lower-case Latin letters, digits, hyphens; at most 80)`
    return [{ file, message }]
  })
}

/** Files that no page uses. */
function checkOwners(files: readonly ContentFile[]): Problem[] {
  const names = new Set(files.map(({ file }) => file))
  return files.flatMap(({ file, type, id }) => {
    if (type?.name === 'CourseText' && !names.has(`content/courses/${id}/course.yaml`)) {
      return [{ file, message: `has no course (content/courses/${id}/course.yaml is missing)` }]
    }
    const isUnknown = type?.name === 'Legal' && !LEGAL_IDS.some((legalId) => legalId === id)
    const message = `is in the folder "${id}" (allowed: ${LEGAL_IDS.join(', ')})`
    return isUnknown ? [{ file, message }] : []
  })
}

function checkPosts({ posts, sites }: Library, findMissing: FindMissing): Problem[] {
  const [site] = sites
  return posts.flatMap(({ file, id, locale, data }) => {
    const problems: Problem[] = []
    if (RESERVED_SLUGS.includes(id)) {
      problems.push({ file, message: `slug "${id}" is reserved for a page of the site` })
    }
    if (site && data.series) {
      problems.push(...checkKnown(file, 'series', data.series, site.data.series, 'series'))
    }
    for (const [index, tag] of data.tags.entries()) {
      const field = `tags.${index + 1}`
      if (site) problems.push(...checkKnown(file, field, tag, site.data.tags, 'tags'))
    }
    if (data.image?.startsWith('./')) {
      const allowed = 'a picture beside the article, ./cover.png, or https://'
      problems.push(...checkPicturePath(file, data.image, findMissing, allowed))
    }
    const duplicate = posts.find(
      (other) => other.id !== id && other.locale === locale && other.data.title === data.title,
    )
    if (duplicate) {
      const message = `is "${data.title}", which is also used by ${duplicate.file}`
      problems.push({ file, field: 'title', message })
    }
    return problems
  })
}

/** Checks that an id is defined in content/site/site.yaml. */
function checkKnown(
  file: string,
  field: string,
  id: string,
  known: Readonly<Record<string, unknown>>,
  name: string,
): Problem[] {
  if (Object.hasOwn(known, id)) return []
  const message = `is "${id}", which is not among the ${name} of content/site/site.yaml (known: ${Object.keys(known).join(', ') || 'none'})`
  return [{ file, field, message }]
}

function checkProjects({ projects, sites }: Library, findMissing: FindMissing): Problem[] {
  const [site] = sites
  const allowed = 'a picture in content/portfolio/, ./picture.png'
  return projects.flatMap(({ file, data: { tags, image } }) => [
    ...tags.flatMap((tag, index) =>
      site ? checkKnown(file, `tags.${index + 1}`, tag, site.data.projectTags, 'projectTags') : [],
    ),
    ...(image === undefined ? [] : checkPicturePath(file, image, findMissing, allowed)),
  ])
}

/** Checks a picture beside a document. */
function checkPicturePath(
  file: string,
  image: string,
  findMissing: FindMissing,
  allowed: string,
): Problem[] {
  const isPicture = isRelativePath(image) && isAsset(image)
  const hint = isPicture ? findMissing(join(dirname(file), image), './') : undefined
  if (isPicture && hint === undefined) return []
  const fault = isPicture ? `, which does not exist${hint}` : ` (allowed: ${allowed})`
  return [{ file, field: 'image', message: `is "${image}"${fault}` }]
}

/** Errors in an article's body, including missing pictures. */
function checkBody({ file, article }: ContentFile, findMissing: FindMissing): Problem[] {
  if (!article) return []
  return [
    ...article.problems.map((problem) => ({ file, ...problem })),
    ...article.images.flatMap(({ source, field }) => {
      const hint = findMissing(join(dirname(file), source), './')
      const message = `shows "${source}", which does not exist${hint}`
      return hint === undefined ? [] : [{ file, field, message }]
    }),
  ]
}

/** Checks that the photograph is a picture in `public/`. */
function checkPortraits(files: readonly ContentFile[], findMissing: FindMissing): Problem[] {
  return getDocuments(files, aboutPage).flatMap(({ file, data: { portrait } }) => {
    if (portrait.src === undefined) return []
    const hint = findMissing(join('public', portrait.src), '/')
    if (isAsset(portrait.src) && hint === undefined) return []
    const message = `is "${portrait.src}", which is not a picture in public/${hint || ' (allowed: /me.jpg for public/me.jpg)'}`
    return [{ file, field: 'portrait.src', message }]
  })
}
