import { isQuickToParse } from '#src/content/markdown/parse-effort.ts'
import { isPlausibleDate, POST_LIMITS } from '#src/content/schema/limits.ts'
import { type BrowserPost, splitKeywords } from '#src/lib/browser-post.ts'
import { cleanLine } from '#src/lib/clean-text.ts'
import { isSlug, RESERVED_SLUGS, slugify } from '#src/lib/slug.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import { newDraftId, saveDraft } from '#src/storage/post-drafts.ts'

import { NO_RESERVED_VALUES, typesetTitle, type ReservedValues } from './reserved-values.ts'

/** Fields of the form in display order. */
export const FIELDS = ['title', 'excerpt', 'content', 'slug', 'date', 'image', 'keywords'] as const

export type PostField = (typeof FIELDS)[number]

/** Values of the form; tags are separated by commas. */
export type PostValues = Record<PostField | 'language' | 'tags', string>

/** Problems of a field by the key of the message. */
export type PostProblem =
  | PostField
  | 'titleTooLong'
  | 'titleTaken'
  | 'excerptLength'
  | 'contentTooLong'
  | 'contentTooDeep'
  | 'slugFormat'
  | 'slugReserved'
  | 'slugPublished'
  | 'slugSaved'
  | 'imageUrl'

export type PostProblems = Partial<Record<PostField, PostProblem>>

/** An empty form; `today` is an ISO date. */
export function emptyValues(today: string): PostValues {
  return {
    language: 'uk',
    title: '',
    excerpt: '',
    content: '',
    slug: '',
    date: today,
    image: '',
    keywords: '',
    tags: '',
  }
}

/** Changes the title; the slug follows until it has been edited. */
export function setTitle(values: PostValues, title: string): PostValues {
  const isFollowing = values.slug === '' || values.slug === slugify(values.title)
  return { ...values, title, slug: isFollowing ? slugify(title) : values.slug }
}

/** Whether the form has content worth saving. */
export function hasContent(values: PostValues): boolean {
  return FIELDS.some((field) => field !== 'date' && values[field].trim() !== '')
}

/** Problems that prevent publishing in this browser. */
export function findProblems(
  values: PostValues,
  reserved: ReservedValues = NO_RESERVED_VALUES,
): PostProblems {
  const problems: PostProblems = {}
  for (const field of FIELDS) if (cleanLine(values[field]) === '') problems[field] = field
  const language = values.language === 'en' ? 'en' : 'uk'
  if (reserved.titles[language].includes(typesetTitle(language, values.title))) {
    problems.title ??= 'titleTaken'
  }
  if (values.content.length > POST_LIMITS.content) problems.content = 'contentTooLong'
  else if (!isQuickToParse(values.content)) problems.content = 'contentTooDeep'
  const slug = values.slug.trim()
  problems.slug ??= slugProblem(slug, reserved)
  if (!problems.date && !isDay(values.date)) problems.date = 'date'
  if (!problems.image && !isWebAddress(values.image)) problems.image = 'imageUrl'
  if (splitKeywords(cleanLine(values.keywords)).length === 0) problems.keywords = 'keywords'
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/**
 * Problems that prevent exporting a post: those of the form and the length limits of the
 * build. A post without problems is accepted by the build.
 */
export function findFileProblems(values: PostValues, reserved?: ReservedValues): PostProblems {
  const { title, excerptMin, excerptMax } = POST_LIMITS
  const excerpt = cleanLine(values.excerpt).length
  return {
    ...(cleanLine(values.title).length > title && { title: 'titleTooLong' }),
    ...((excerpt > excerptMax || excerpt < excerptMin) && { excerpt: 'excerptLength' }),
    ...findProblems(values, reserved),
  }
}

function slugProblem(slug: string, reserved: ReservedValues): PostProblem | undefined {
  if (!isSlug(slug)) return 'slugFormat'
  if (RESERVED_SLUGS.includes(slug)) return 'slugReserved'
  if (reserved.built.includes(slug)) return 'slugPublished'
  if (reserved.saved.includes(slug)) return 'slugSaved'
  return undefined
}

/** Whether a text is an absolute web address: `https://example.com/a.png` is, `cover.png` is not. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text.trim()) && URL.canParse(text.trim())
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    isPlausibleDate(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().slice(0, 10) === text
  )
}

/** Creates a post from a valid form, keeping fields of the replaced post that the form does not have. */
export function toBrowserPost(
  values: PostValues,
  savedAt: string,
  replaced?: Pick<BrowserPost, 'images'>,
): BrowserPost {
  return {
    slug: values.slug.trim(),
    title: cleanLine(values.title),
    excerpt: cleanLine(values.excerpt),
    date: values.date,
    // `Https://`, because phones capitalize the first letter.
    image: values.image.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase()),
    content: values.content,
    keywords: splitKeywords(cleanLine(values.keywords)),
    images: replaced?.images ?? [],
    language: values.language === 'en' ? 'en' : 'uk',
    tags: splitKeywords(values.tags),
    savedAt,
  }
}

/** Form values of a saved post. */
export function getFormValues(post: BrowserPost): PostValues {
  const { images: _images, savedAt: _savedAt, keywords, tags, ...values } = post
  return { ...values, keywords: keywords.join(', '), tags: tags.join(',') }
}

/** Adds line feeds so that an inserted block becomes a separate paragraph. */
export function insertedBlock(text: string, start: number, end: number, block: string): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return `${lead}${block}${trail}`
}

/** Saves a post as a draft. */
export function saveAsDraft(post: BrowserPost): WriteResult {
  const { slug: editing, savedAt } = post
  return saveDraft({
    id: newDraftId(),
    editing,
    savedAt,
    basedOn: savedAt,
    values: getFormValues(post),
  })
}
