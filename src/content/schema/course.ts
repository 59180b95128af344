import { z } from 'zod'

import { LEVELS } from '#src/content/ids.ts'

import { defineContent } from './document.ts'
import {
  refuse,
  bilingual,
  bilingualList,
  externalUrl,
  isoDate,
  isoInstant,
  money,
  slug,
} from './text.ts'

const COURSE_CATEGORIES = ['promptEngineering', 'aiDevelopment', 'business', 'development'] as const
const COURSE_ICONS = ['FileCheck', 'BookOpen', 'Brain', 'Zap', 'TrendingUp'] as const
export const BADGE_COLORS = ['green', 'blue', 'purple', 'orange'] as const

/** Countdown policies of an offer; `lib/countdown.ts` explains them. */
const COUNTDOWNS = ['mid-month', 'week-ahead', 'end-of-month', 'fixed', 'off'] as const

export const courseSchema = z
  .strictObject({
    /** Position in the catalogue, from 1. */
    order: z.int().positive(),
    /** Level in the learning path; other courses have none. */
    level: z.literal(LEVELS).optional(),
    previousCourse: slug.optional(),
    nextCourse: slug.optional(),
    title: bilingual,
    subtitle: bilingual,
    description: bilingual,
    icon: z.enum(COURSE_ICONS),
    /** Dollars; 0 means free. */
    price: money,
    priceUAH: money.optional(),
    /** Old prices, one per currency. */
    oldPrice: money.optional(),
    oldPriceUAH: money.optional(),
    /** First day on which the old price was charged. */
    oldPriceSince: isoDate.optional(),
    countdown: z.enum(COUNTDOWNS).default('off'),
    /** End of a `fixed` offer if it is not the start; afterwards the timer and the old price are hidden. */
    countdownUntil: isoInstant.optional(),
    /** Start date of a group; the build warns about a past one. */
    startsOn: isoDate.optional(),
    /** Number of places in the group. */
    places: z.int().positive().optional(),
    badge: z.strictObject({ text: bilingual, color: z.enum(BADGE_COLORS) }).optional(),
    stats: z
      .strictObject({
        students: z.int().positive().optional(),
        rating: z.number().min(0).max(5).optional(),
        prompts: z.int().positive().optional(),
        /** Length of the whole course in hours. */
        duration: z.number().positive().optional(),
      })
      .default({}),
    /** Facts on the card of a course without lessons and hours. */
    highlights: bilingualList.optional(),
    isComingSoon: z.boolean().default(false),
    isNew: z.boolean().default(false),
    category: z.enum(COURSE_CATEGORIES),
    benefits: bilingualList,
    /** Address of the payment page or of the free material; absent for an upcoming course. */
    enrollUrl: externalUrl.optional(),
    /** Page of the course area on this site. */
    area: z.string().startsWith('/', { error: 'must start with /' }).optional(),
    /** Number of the free module, shown on the course page and at /free-lesson; only the paid course has one. */
    freeModule: z.int().positive().optional(),
    /** Sales page of the course, if it is not `/courses/<id>`. */
    landing: z
      .string()
      .regex(/^\/courses\/[a-z0-9]+(?:-[a-z0-9]+)*$/, {
        error:
          'must be /courses/ and lower-case Latin letters, digits, hyphens: /courses/my-course',
      })
      .optional(),
  })
  .superRefine((course, context) => {
    const { price, priceUAH, oldPrice, enrollUrl, isComingSoon } = course
    const fail = (field: keyof typeof course, sentence: string) =>
      refuse(context, [field], sentence)
    if (course.previousCourse && !course.level) {
      fail('level', 'is missing (a course in a chain has a level)')
    }
    if (!isComingSoon && !enrollUrl) fail('enrollUrl', 'is missing (the course is on sale)')
    if (isComingSoon && enrollUrl) {
      fail('enrollUrl', 'is set, but the course is coming soon (remove one of the two)')
    }
    if (oldPrice !== undefined && oldPrice <= price) {
      fail('oldPrice', `is ${oldPrice}, which is not above the price ${price}`)
    }
    if (priceUAH !== undefined && (price === 0) !== (priceUAH === 0)) {
      const allowed = '0 in both or in neither, as a free course costs nothing in any currency'
      fail('priceUAH', `is ${priceUAH}, but price is ${price} (allowed: ${allowed})`)
    }
    const { countdown, countdownUntil, startsOn, places } = course
    const hasEnd = countdownUntil !== undefined || startsOn !== undefined
    if (countdown === 'fixed' ? !hasEnd : countdownUntil !== undefined) {
      fail('countdownUntil', 'belongs to "countdown: fixed" (set both or neither)')
    }
    if (places !== undefined && startsOn === undefined) {
      fail('places', 'belongs to "startsOn" (set both or remove places)')
    }
  })

export const Course = defineContent({
  name: 'Course',
  pattern: 'courses/*/course.yaml',
  schema: courseSchema,
})
