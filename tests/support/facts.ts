import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'
import type { z } from 'zod'

import { analyticsHosts } from '#scripts/build/analytics.ts'
import type { LegalId, OfferId } from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { POSTS_PER_PAGE } from '#src/content/post-pages.ts'
import { coursePrice } from '#src/content/prices.ts'
import { caseSchema } from '#src/content/schema/case.ts'
import { claimsSchema } from '#src/content/schema/claims.ts'
import { courseSchema } from '#src/content/schema/course.ts'
import { legalSchema } from '#src/content/schema/legal.ts'
import { offersSchema } from '#src/content/schema/offers.ts'
import { packageSchema } from '#src/content/schema/package.ts'
import { projectSchema } from '#src/content/schema/project.ts'
import { servicesSchema } from '#src/content/schema/services.ts'
import { siteSchema } from '#src/content/schema/site.ts'
import { supportChatSchema } from '#src/content/schema/support-chat.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { en } from '#src/i18n/messages/en.ts'
import { uk } from '#src/i18n/messages/uk.ts'
import { typeset } from '#src/i18n/typography.ts'
import { messageLink } from '#src/lib/message-link.ts'

// What the owner is invited to change: tests ask here, and repeat none of it.

/** Brand, links and working hours. */
export const site = read('site/site.yaml', siteSchema)
/** Who counts visits, if the owner has them counted. */
export const counters = [...new Set(Object.values(analyticsHosts(site.analytics)).flat())]
/** What products cost. */
export const offers = read('site/offers.yaml', offersSchema)
/** What the consultation and the curator count with. */
export const services = read('site/services.yaml', servicesSchema)
/** The chat of the test page. */
export const supportChat = read('site/support-chat.yaml', supportChatSchema)

/** A course's facts, its language's words among them. */
export const course = (id: string) => read(`courses/${id}/course.yaml`, courseSchema)

/** A package of courses. */
export const coursePackage = (id: string) => read(`packages/${id}.yaml`, packageSchema)

/** A case of the home page. */
export const caseStory = (id: string) => read(`cases/${id}.yaml`, caseSchema)

/** A project of the portfolio. */
export const project = (id: string) => read(`portfolio/${id}.yaml`, projectSchema)

/** How many projects the portfolio holds. */
export const projectCount = readdirSync('content/portfolio').filter((file) =>
  file.endsWith('.yaml'),
).length

/** What a legal text says of itself. */
export function legal(id: LegalId, locale: Locale) {
  const [, fields = ''] = readFileSync(`content/legal/${id}/${locale}.mdx`, 'utf8').split(
    /^---\r?$/m,
  )
  return legalSchema.parse(parse(fields))
}

/** A figure that pages state, as they write it. */
export function figureOf(claim: string, locale: Locale): string {
  const { figure } = claims[claim] ?? {}
  if (figure === undefined) throw new Error(`content/site/claims.yaml has no ${claim}`)
  return typeset(locale, typeof figure === 'string' ? figure : figure[locale])
}

/** What a course costs, as pages write it: the price, and the struck one where there is one. */
export function pricesOf(id: string, locale: Locale): string[] {
  const { now, old } = coursePrice(course(id), locale, site.hryvniaRate)
  return [now, ...(old ? [old] : [])].map(({ amount, currency }) =>
    formatMoney(locale, amount, currency),
  )
}

/** Where one pays for a course, or gets it. */
export function enrollUrl(id: string): string {
  const address = course(id).enrollUrl
  if (address === undefined) throw new Error(`content/courses/${id} has no enrollUrl`)
  return address
}

/** What a product costs, as pages write it: `from 45,000 UAH`. */
export const offerText = (id: OfferId, locale: Locale) =>
  formatOffer(locale, offers[id], (locale === 'uk' ? uk : en).price)

/** Where the messenger opens, with a text if it takes one. */
export const messengerLink = (text: string) => messageLink(site.links.messenger, text)

/** The text that a link to the messenger opens with; nothing where the messenger takes none. */
export function messageOf(href: string | null): string | undefined {
  const [name] =
    [...new URL(messengerLink('?')).searchParams].find(([, value]) => value === '?') ?? []
  return name && (new URL(href ?? '').searchParams.get(name) ?? '')
}

/** How many pages the blog's list has in the built site, with so many posts of a browser before them. */
export function countPages(locale: Locale, own = 0): number {
  const files = readdirSync(locale === 'uk' ? 'dist/uk/blog' : 'dist/blog')
  const posts = files.filter((file) => file.endsWith('.html') && file !== 'tag.html')
  return Math.ceil((posts.length + own) / POSTS_PER_PAGE)
}

const { claims } = read('site/claims.yaml', claimsSchema)

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(join('content', file), 'utf8')))
}
