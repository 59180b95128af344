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
import { typeset } from '#src/i18n/typography.ts'
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
  checkSteps,
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

/** File access of the checks, by path below the project. */
interface Disk {
  isFile: (path: string) => boolean
  /** Name of a file that differs only in case. */
  findLookalike: (path: string) => string | undefined
}

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
  const disk: Disk = {
    isFile: (path) => exists(join(root, path)),
    findLookalike: (path) => findLookalike(join(root, path)),
  }
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...checkTranslations(files),
    ...checkSingletons(files),
    ...checkNames(files),
    ...checkOwners(files),
    ...checkPosts(library, disk),
    ...checkProjects(library, disk),
    ...(knownIds.prices ? checkCourses(library) : []),
    ...(knownIds.prices ? checkPackages(library) : []),
    ...(isKnown(Claims) ? checkClaims(files, library) : []),
    ...checkShowcase(library),
    ...(isKnown(Product) ? checkFlagship(library) : []),
    ...(isKnown(Case) ? checkToldCase(files, library) : []),
    ...(isKnown(Course) ? checkCertificates(library, today) : []),
    ...checkServices(library),
    ...checkSteps(files, library),
    ...(knownIds.figures ? checkFigures(files, library) : []),
    ...(isKnown(Lesson) ? checkLessons(library) : []),
    ...(isKnown(Lesson, Course) ? checkPaidCourse(files, library) : []),
    ...(knownIds.pages
      ? checkRedirects(library, knownPaths(library, today), (path) =>
          exists(join(root, 'public', path)),
        )
      : []),
    ...files.flatMap((file) => checkBody(file, disk)),
    ...checkPortraits(files, disk),
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
    if (type?.name === 'Legal' && !LEGAL_IDS.some((legalId) => legalId === id)) {
      const message = `is in the folder "${id}" (allowed: ${LEGAL_IDS.join(', ')})`
      return [{ file, message }]
    }
    return []
  })
}

function checkPosts({ posts, sites }: Library, disk: Disk): Problem[] {
  const titled = new Map<string, Library['posts'][number][]>()
  // Compares the rendered text.
  const getTitle = ({ locale, data }: Library['posts'][number]) =>
    `${locale} ${locale ? typeset(locale, data.title) : data.title}`
  for (const post of posts) {
    const title = getTitle(post)
    titled.set(title, [...(titled.get(title) ?? []), post])
  }
  return posts.flatMap((post) => {
    const { file, id, data } = post
    const problems: Problem[] = []
    if (RESERVED_SLUGS.includes(id)) {
      problems.push({ file, message: `slug "${id}" is reserved for a page of the site` })
    }
    if (data.series && sites[0]) {
      problems.push(...checkKnown(file, 'series', [data.series], sites[0].data.series))
    }
    if (sites[0]) problems.push(...checkKnown(file, 'tags', data.tags, sites[0].data.tags))
    if (data.image?.startsWith('./')) {
      const allowed = 'a picture beside the article, ./cover.png, or https://'
      problems.push(...checkPicturePath(file, data.image, disk, allowed))
    }
    const duplicate = titled.get(getTitle(post))?.find((other) => other.id !== id)
    if (duplicate) {
      problems.push({
        file,
        field: 'title',
        message: `is "${data.title}", which is also used by ${duplicate.file}`,
      })
    }
    return problems
  })
}

/** Checks that ids in a field are defined in content/site/site.yaml. */
function checkKnown(
  file: string,
  field: 'series' | 'tags',
  ids: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  name: string = field,
): Problem[] {
  const knownFields = Object.keys(fields).join(', ') || 'none'
  return ids
    .map((id, index) => ({ id, at: field === 'series' ? field : `${field}.${index + 1}` }))
    .filter(({ id }) => !Object.hasOwn(fields, id))
    .map(({ id, at }) => ({
      file,
      field: at,
      message: `is "${id}", which is not among the ${name} of content/site/site.yaml (known: ${knownFields})`,
    }))
}

function checkProjects({ projects, sites }: Library, disk: Disk): Problem[] {
  const allowed = 'a picture in content/portfolio/, ./picture.png'
  return projects.flatMap(({ file, data }) => [
    ...(sites[0]
      ? checkKnown(file, 'tags', data.tags, sites[0].data.projectTags, 'projectTags')
      : []),
    ...(data.image === undefined ? [] : checkPicturePath(file, data.image, disk, allowed)),
  ])
}

/** Checks a picture beside a document. */
function checkPicturePath(
  file: string,
  image: string,
  { isFile, findLookalike }: Disk,
  allowed: string,
): Problem[] {
  const isPicture = isRelativePath(image) && isAsset(image)
  const path = join(dirname(file), image)
  if (isPicture && isFile(path)) return []
  const fault = isPicture
    ? `, which does not exist${getHint(findLookalike(path), './')}`
    : ` (allowed: ${allowed})`
  return [{ file, field: 'image', message: `is "${image}"${fault}` }]
}

/** Suggestion for a file name that differs only in case, if there is one. */
function getHint(lookalike: string | undefined, folder: './' | '/'): string {
  return lookalike === undefined
    ? ''
    : ` (write ${folder}${lookalike}: upper and lower case must match the file name)`
}

/** Errors in an article's body, including missing pictures. */
function checkBody({ file, article }: ContentFile, { isFile, findLookalike }: Disk): Problem[] {
  if (!article) return []
  const getPath = (source: string) => join(dirname(file), source)
  const missing = article.images.filter(({ source }) => !isFile(getPath(source)))
  return [
    ...article.problems.map((problem) => ({ file, ...problem })),
    ...missing.map(({ source, field }) => {
      const hint = getHint(findLookalike(getPath(source)), './')
      return { file, field, message: `shows "${source}", which does not exist${hint}` }
    }),
  ]
}

/** Checks that the photograph is a picture in `public/`. */
function checkPortraits(files: readonly ContentFile[], { isFile, findLookalike }: Disk): Problem[] {
  return getDocuments(files, aboutPage).flatMap(({ file, data }) => {
    const { src } = data.portrait
    if (src === undefined || (isAsset(src) && isFile(join('public', src)))) return []
    const hint =
      getHint(findLookalike(join('public', src)), '/') || ' (allowed: /me.jpg for public/me.jpg)'
    const message = `is "${src}", which is not a picture in public/${hint}`
    return [{ file, field: 'portrait.src', message }]
  })
}
