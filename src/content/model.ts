import type { z } from 'zod'

import type { Locale } from '#src/i18n/locales.ts'
import type { Heading } from '#src/lib/headings.ts'

import type { Localized } from './localized.ts'
import type { caseSchema } from './schema/case.ts'
import type { certificateSchema } from './schema/certificate.ts'
import type { claimsSchema } from './schema/claims.ts'
import type { courseTextSchema } from './schema/course-text.ts'
import type { courseSchema } from './schema/course.ts'
import type { factorySchema, factoryWordsSchema } from './schema/factory.ts'
import type { LEGAL_IDS, legalSchema } from './schema/legal.ts'
import type { newsSchema } from './schema/news.ts'
import type { offersSchema } from './schema/offers.ts'
import type { packageSchema } from './schema/package.ts'
import type { PageName, pageSchemas } from './schema/pages.ts'
import type { productSchema } from './schema/product.ts'
import type { projectSchema } from './schema/project.ts'
import type { redirectsSchema } from './schema/redirects.ts'
import type { servicesSchema } from './schema/services.ts'
import type { siteSchema } from './schema/site.ts'
import type { supportChatSchema } from './schema/support-chat.ts'

export type { PageName } from './schema/pages.ts'
export type Site = Localized<z.infer<typeof siteSchema>>
export type SiteLink = Site['links'][keyof Site['links']]
export type Course = Localized<z.infer<typeof courseSchema>> & { id: string }
/** Text of a course's page in one language. */
export type CourseText = z.infer<typeof courseTextSchema>
export type CoursePackage = Localized<z.infer<typeof packageSchema>> & {
  id: string
  regularPrice: number
  savings: number
}
export type Page<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>
/** What the home page shows of the About page, which is longer. */
export type Author = Pick<
  Page<'about'>,
  'hero' | 'portrait' | 'figures' | 'call' | 'callNote' | 'callMessage'
> & {
  /** First paragraph of the biography. */
  bio: string
  /** Titles of the fields of expertise. */
  expertise: string[]
}
export type Factory = z.infer<typeof factorySchema>
export type FactoryWords = z.infer<typeof factoryWordsSchema>
export type LegalId = (typeof LEGAL_IDS)[number]
export type LegalText = z.infer<typeof legalSchema>
export type SupportChat = z.infer<typeof supportChatSchema>
export type Services = z.infer<typeof servicesSchema>
export type Offers = z.infer<typeof offersSchema>
export type OfferId = keyof Offers
export type Offer = Offers[OfferId]
export type Product = Localized<z.infer<typeof productSchema>> & { id: string }
/** A figure with its unit, description and drawing. */
export type Claim = Localized<z.infer<typeof claimsSchema>['claims'][string]>
/** Figures by their ids. */
export type Claims = Readonly<Record<string, Claim>>
export type Case = Localized<z.infer<typeof caseSchema>> & { id: string }
/** A news entry with its date. */
export type NewsItem = Localized<z.infer<typeof newsSchema>['items'][number]>
/** A certificate with its course. */
export type Certificate = Omit<z.infer<typeof certificateSchema>, 'course'> & {
  id: string
  course: Pick<Course, 'id' | 'title' | 'level' | 'landing'>
}
type ProjectData = Localized<z.infer<typeof projectSchema>>
export type Redirects = z.infer<typeof redirectsSchema>

/** A picture with its measured size; paths are relative to the site's root. */
export interface Picture {
  src: string
  width: number
  height: number
  srcSet?: string
  alt?: string
}

/** Data of a post in lists. */
export interface PostSummary {
  slug: string
  /** Language of the text; differs from the page's if a translation is missing. */
  locale: Locale
  title: string
  excerpt: string
  /** `2023-10-10` */
  date: string
  updated?: string
  tags: string[]
  cover: Picture
  /** Square version of the cover, for the large card of a list. */
  squareCover?: Picture
  /** Reading time in minutes. */
  minutes: number
  draft: boolean
  /** Whether the post exists only in this browser. */
  isBrowserOnly?: boolean
}

/** Link to another post. */
export type PostLink = Pick<PostSummary, 'slug' | 'title' | 'locale'>

/** Data of a post's page except its body. */
export interface PostDetails extends PostSummary {
  keywords: string[]
  /** Locales of the post. */
  locales: Locale[]
  headings: Heading[]
  newer?: PostLink
  older?: PostLink
  related: PostSummary[]
  series?: { title: string; posts: PostLink[] }
  /** Path of the source file below the repository, for "edit this page". */
  source: string
}

/** Number of posts of a locale, in total and by tag. */
export interface PostIndex {
  total: number
  tags: Record<string, number>
}

/** Data of a project in the portfolio. */
export interface ProjectSummary extends Pick<ProjectData, 'title' | 'description' | 'tags'> {
  id: string
  /** Its first result, shown in lists. */
  result: string | undefined
  picture: Picture
  hasPage: boolean
}

/** Data of a project used by the build only: whether it is a sample, and its drawing. */
export type ProjectFacts = Pick<ProjectData, 'sample' | 'art'>

/** Data of a project's page. */
export interface ProjectDetails
  extends
    Omit<ProjectSummary, 'result' | 'hasPage'>,
    Pick<ProjectData, 'results' | 'features' | 'technologies'>,
    NonNullable<ProjectData['caseStudy']> {
  solution: RichText
  /** Address of the live solution, if there is one. */
  link: string | undefined
  previous: Pick<ProjectSummary, 'id' | 'title'>
  next: Pick<ProjectSummary, 'id' | 'title'>
}

/** Names of the MDX components available in articles, shared by the checks, pages, feeds and Markdown files. */
export type ArticleComponent = 'Callout' | 'Comparison' | 'Figure' | 'Steps' | 'VideoCard'

/** Text with simple markup, parsed at build time from Markdown in YAML fields. */
export type RichText = RichNode[]

export type RichNode =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'link'; url: string; children: RichText }
  | { type: 'list'; ordered: boolean; children: RichText }
  | { type: RichBlock; children: RichText }

type RichBlock = 'paragraph' | 'blockquote' | 'listItem' | 'strong' | 'emphasis'
