import { checkContent } from '#scripts/content/check-content.ts'
import { getLinks } from '#scripts/content/check-links.ts'
import { getDocuments } from '#scripts/content/library.ts'
import type { Problem } from '#scripts/content/problem.ts'
import { type ContentFile, getFieldLine } from '#scripts/content/read-content.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { Site } from '#src/content/schema/site.ts'

import { checkEnvironment, isPlaceholder } from './check-environment.ts'
import { findPlaceholders } from './find-placeholders.ts'
import type { Finding } from './finding.ts'

/** Sentence of the default privacy text that says that visits are not counted. */
const NO_ANALYTICS_CLAIM = /counts no visits|не рахує відвідувань/i

/** Input of the doctor. */
export interface DoctorInput {
  files: readonly ContentFile[]
  /** Pictures that cannot be read. */
  pictures?: readonly Problem[]
  /** Pictures that load slowly. */
  heavy?: readonly Problem[]
  env: Record<string, string | undefined>
  /** `2026-01-31` */
  today: string
}

/** Lists everything the owner has to replace or set before launch. */
export function diagnose({ files, pictures = [], heavy = [], env, today }: DoctorInput): Finding[] {
  const { problems, warnings } = checkContent(files, { today })
  return [
    ...checkEnvironment(env),
    ...files.flatMap(findPlaceholders),
    ...files.flatMap(findPlaceholdersInProse),
    ...[...problems, ...pictures].map((problem) =>
      getFinding(problem, problem.about ?? 'content', true),
    ),
    ...findUntranslatedPosts(files),
    ...findSilentAnalytics(files),
    ...[...warnings, ...heavy].map((problem) =>
      getFinding(problem, problem.about ?? 'prices', false),
    ),
    ...files.flatMap(findUndescribedCovers),
    ...files.flatMap(findBareClaims),
  ]
}

function getFinding(
  { file, field, line, message }: Problem,
  group: Finding['group'],
  isBlocking: boolean,
): Finding {
  const bodyLine = /^line (\d+)$/.exec(field ?? '')?.[1]
  return {
    group,
    file,
    // A missing field has no line, so line 1 is reported.
    line: line ?? Number(bodyLine ?? 1),
    message: field && !bodyLine ? `${field} ${message}` : message,
    isBlocking,
  }
}

function findPlaceholdersInProse(file: ContentFile): Finding[] {
  return getLinks(file)
    .filter(({ field, target }) => field.startsWith('line ') && isPlaceholder(target))
    .map(({ field, target }) => ({
      group: 'links',
      file: file.file,
      line: Number(field.slice('line '.length)),
      message: `replace ${target} with the real address`,
      isBlocking: true,
    }))
}

/** Checks that the privacy page names the analytics service; the default text says that there is none. */
function findSilentAnalytics(files: readonly ContentFile[]): Finding[] {
  const [site] = getDocuments(files, Site.schema)
  const analytics = site?.data.analytics
  if (!analytics) return []
  return files
    .filter(({ file }) => file.startsWith('content/legal/privacy/'))
    .filter(({ source }) => !source.toLowerCase().includes(analytics.provider))
    .map(({ file, source }) => ({
      group: 'words' as const,
      file,
      line: source.split('\n').findIndex((row) => NO_ANALYTICS_CLAIM.test(row)) + 1 || 1,
      message: `say that ${analytics.provider} counts visits (enabled in site.yaml), and remove the sentence that visits are not counted`,
      isBlocking: true,
    }))
}

/** Lists posts that exist in one language only. */
function findUntranslatedPosts(files: readonly ContentFile[]): Finding[] {
  const posts = files.filter(({ type }) => type?.name === 'Post')
  return posts
    .filter(({ id, file }) => !posts.some((other) => other.id === id && other.file !== file))
    .map(({ file, locale }) => ({
      group: 'translations' as const,
      file,
      line: 1,
      message: `translate the post: write ${locale === 'en' ? 'post.uk.mdx' : 'post.en.mdx'} beside it`,
      isBlocking: false,
    }))
}

function findUndescribedCovers({ file, data }: ContentFile): Finding[] {
  if (!data || data.image === undefined || data.imageAlt !== undefined) return []
  return [
    {
      group: 'images',
      file,
      line: 1,
      message: 'describe the cover in imageAlt',
      isBlocking: false,
    },
  ]
}

/** Lists figures without a source, which only the owner can add. */
function findBareClaims(file: ContentFile): Finding[] {
  if (file.type?.schema !== Claims.schema || !file.data) return []
  const { claims } = Claims.schema.parse(file.data)
  return Object.entries(claims)
    .filter(([, { basis }]) => !basis)
    .map(([id]) => ({
      group: 'claims' as const,
      file: file.file,
      line: getFieldLine(file, `claims.${id}`) ?? 1,
      message: `${id}: add "basis": what the figure counts and when it was measured`,
      isBlocking: false,
    }))
}
