import { z } from 'zod'

import { defineContent } from './document.ts'
import { answer, headingFields, seo, words } from './text.ts'

const POINT_ICONS = [
  'BadgeCheck',
  'Ban',
  'Briefcase',
  'Calculator',
  'Clock',
  'Files',
  'GraduationCap',
  'Handshake',
  'Laptop',
  'Library',
  'Megaphone',
  'Printer',
  'ShieldCheck',
  'Target',
  'Users',
  'Wrench',
  'Zap',
] as const

/** Item with an icon, a title and one line of text. */
const point = z.strictObject({ icon: z.enum(POINT_ICONS), title: words, text: words })

/** A review. Samples are marked as such until real reviews exist. */
const review = z.strictObject({
  text: words,
  result: words,
  author: words,
  /** Company or position of the reviewer. */
  role: words,
  sample: z.boolean().default(false),
})

/** Reviews in one row; without reviews the section is not shown. */
export const reviews = headingFields.extend({ items: z.array(review).max(3) })

/** Section of items with icons. */
export const points = headingFields.extend({ items: z.array(point).min(1) })
const fourPoints = points.extend({ items: z.array(point).length(4) })
/** Section of statements in the visitor's voice. */
export const lines = headingFields.extend({ items: z.array(words).min(1) })

/** Section of frequently asked questions. */
export const faq = headingFields.extend({ items: z.array(answer).min(1) })

const request = z.strictObject({ title: words, prompt: words, reply: words })

const comparisonSide = z.strictObject({ title: words, items: z.array(words).min(1) })

/** Target group of the offer, and groups that it is not for. */
export const fit = headingFields.extend({ yes: comparisonSide, no: comparisonSide })

/** Comparison of the same work with and without the course, in two columns. */
export const comparison = headingFields.extend({
  items: z
    .array(
      z.strictObject({
        title: words,
        /** A line that starts with a check mark is an advantage, any other a disadvantage. */
        features: z.array(words).min(1),
        price: words,
        /** Values on one scale for both columns, with a caption. */
        evenings: z.int().positive().optional(),
        caption: words.optional(),
      }),
    )
    .length(2),
})
export const guarantee = headingFields.extend({ text: words })

/** Sections of a course page. Missing ones are not shown; the order is fixed. */
export const courseTextSchema = z.strictObject({
  seo,
  hero: headingFields.extend({ lead: words }),
  /** Text of the offer panel on a sales page; prices and dates come from the course. */
  offer: z.strictObject({ tag: words.optional(), urge: words.optional() }).optional(),
  /** Today's sign-ups, and places left of the total; missing lines are not shown. */
  proof: z
    .strictObject({
      enrolledToday: z.int().positive().optional(),
      places: z
        .strictObject({ left: z.int().nonnegative(), of: z.int().positive() })
        .refine(({ left, of }) => left <= of, { error: 'must not have more left than "of"' })
        .optional(),
      /** Where the two figures come from, shown below them. */
      note: words.optional(),
    })
    .optional(),
  /** Short description in the hero, for a course without lessons and hours. */
  chips: fourPoints.optional(),
  features: fourPoints,
  forWhom: points,
  fit: fit.optional(),
  whyNow: lines,
  /** One request with two prompts and both answers; the caption names the model. */
  example: headingFields
    .extend({
      promptLabel: words,
      replyLabel: words,
      caption: words,
      weak: request,
      strong: request,
    })
    .optional(),
  comparison,
  curriculum: headingFields.extend({
    /** Heading above the contents of an upcoming course. */
    lead: words.optional(),
    modules: z
      .array(
        z.strictObject({
          title: words,
          lessons: z.array(words).min(1),
          /** Result of the module for the student; shown on the contents page. */
          outcome: words.optional(),
          minutes: z.int().positive().optional(),
          /** Duration in words instead of minutes. */
          length: words.optional(),
        }),
      )
      .min(1),
  }),
  /** Text of the free module, whose number is in course.yaml. */
  freeLesson: z
    .strictObject({
      seo,
      /** Label above the title: the module's course. */
      question: words,
      lead: words,
      /** Link to the free module. */
      link: words,
      closing: headingFields.extend({ text: words.optional(), call: words }),
    })
    .optional(),
  results: lines,
  reviews: reviews.optional(),
  advantages: points.optional(),
  guarantee,
  /** Steps after payment. */
  afterPayment: headingFields
    .extend({ steps: z.array(z.strictObject({ title: words, text: words })).min(2) })
    .optional(),
  faq: headingFields
    .extend({
      items: z
        .array(
          answer.extend({
            /** Adds a link to the messenger after the answer. */
            withMessenger: z.boolean().optional(),
          }),
        )
        .min(1),
    })
    .optional(),
  closing: headingFields,
  /** Sections that exist only in Ukrainian. */
  onlyUkrainian: z
    .strictObject({
      painPoints: lines,
      solution: points,
      beforeAfter: headingFields.extend({
        before: z.strictObject({
          title: words,
          items: z.array(words),
          hours: z.int().nonnegative(),
        }),
        after: z.strictObject({
          title: words,
          items: z.array(words),
          hours: z.int().nonnegative(),
        }),
        caption: words,
      }),
      /** `note` states the assumptions of the calculation. */
      calculator: headingFields.extend({ note: words.optional() }),
    })
    .optional(),
})

export const CourseText = defineContent({
  name: 'CourseText',
  pattern: 'courses/*/page.{en,uk}.yaml',
  schema: courseTextSchema,
})
