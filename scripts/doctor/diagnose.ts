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
  const task = field && !bodyLine ? `${field} ${message}` : message
  // A missing field has no line, so line 1 is reported.
  return { group, file, line: line ?? Number(bodyLine ?? 1), message: task, isBlocking }
}

function findPlaceholdersInProse(source: ContentFile): Finding[] {
  return getLinks(source)
    .filter(({ field, target }) => field.startsWith('line ') && isPlaceholder(target))
    .map(({ field, target }) => {
      const message = `replace ${target} with the real address`
      return getFinding({ file: source.file, field, message }, 'links', true)
    })
}

/** Checks that the privacy page names the analytics service; the default text says that there is none. */
function findSilentAnalytics(files: readonly ContentFile[]): Finding[] {
  const [site] = getDocuments(files, Site.schema)
  const analytics = site?.data.analytics
  if (!analytics) return []
  const message = `say that ${analytics.provider} counts visits (enabled in site.yaml), and remove the sentence that visits are not counted`
  return files.flatMap(({ file, source }) => {
    const isSilent = !source.toLowerCase().includes(analytics.provider)
    if (!file.startsWith('content/legal/privacy/') || !isSilent) return []
    const line = source.split('\n').findIndex((row) => NO_ANALYTICS_CLAIM.test(row)) + 1 || 1
    return [getFinding({ file, line, message }, 'words', true)]
  })
}

/** Lists posts that exist in one language only. */
function findUntranslatedPosts(files: readonly ContentFile[]): Finding[] {
  const posts = files.filter(({ type }) => type?.name === 'Post')
  return posts
    .filter(({ id, file }) => !posts.some((other) => other.id === id && other.file !== file))
    .map(({ file, locale }) => {
      const message = `translate the post: write ${locale === 'en' ? 'post.uk.mdx' : 'post.en.mdx'} beside it`
      return getFinding({ file, message }, 'translations', false)
    })
}

function findUndescribedCovers({ file, data }: ContentFile): Finding[] {
  if (data?.image === undefined || data.imageAlt !== undefined) return []
  return [getFinding({ file, message: 'describe the cover in imageAlt' }, 'images', false)]
}

/** Lists figures without a source, which only the owner can add. */
function findBareClaims(source: ContentFile): Finding[] {
  return getDocuments([source], Claims.schema).flatMap(({ file, data }) =>
    Object.entries(data.claims).flatMap(([id, { basis }]) => {
      const message = `${id}: add "basis": what the figure counts and when it was measured`
      const line = getFieldLine(source, `claims.${id}`)
      return basis ? [] : [getFinding({ file, line, message }, 'claims', false)]
    }),
  )
}
