import { z } from 'zod'

import { defineContent } from './document.ts'
import { answer, exchange, seo, words } from './text.ts'

/** Pictures that a point may stand beside. */
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

/** An answer with an icon: a title and a line about it. */
const point = z.strictObject({ icon: z.enum(POINT_ICONS), title: words, text: words })

/** What somebody said. Until real ones exist, all are samples and say so. */
const review = z.strictObject({
  text: words,
  result: words,
  author: words,
  /** Company or position. */
  role: words,
  sample: z.boolean().default(false),
})

/** What people said, in one row. Without any there is no section: nobody has to invent them. */
export const reviews = exchange.extend({ items: z.array(review).max(3) })

/** A section of answers with icons. */
export const points = exchange.extend({ items: z.array(point).min(1) })
const fourPoints = points.extend({ items: z.array(point).length(4) })
/** A section of lines in the visitor's voice. */
export const lines = exchange.extend({ items: z.array(words).min(1) })

/** Questions that are asked before one decides. */
export const faq = exchange.extend({ items: z.array(answer).min(1) })

/** What somebody asked a model for, and what it answered. */
const request = z.strictObject({ title: words, prompt: words, reply: words })

const side = z.strictObject({ title: words, items: z.array(words).min(1) })

/** Whom an offer suits, and whom it does not. */
export const fit = exchange.extend({ yes: side, no: side })

/** The same way with and without, in two columns. */
export const comparison = exchange.extend({
  items: z
    .array(
      z.strictObject({
        title: words,
        /** A line that starts with a check mark speaks for its column, any other against it. */
        features: z.array(words).min(1),
        price: words,
        /** Drawn to one scale in both columns, with the caption under it. */
        evenings: z.int().positive().optional(),
        caption: words.optional(),
      }),
    )
    .length(2),
})
/** What happens when it does not suit. */
export const guarantee = exchange.extend({ text: words })

/** The sections of a course's page; one that is left out is not shown, the others keep their order. */
export const courseTextSchema = z.strictObject({
  seo,
  hero: exchange.extend({ lead: words }),
  /** What the yellow panel of a sales page says beside the figures, which come from the course itself. */
  offer: z.strictObject({ tag: words.optional(), urge: words.optional() }).optional(),
  /** How many signed up today, and places left of all; lines that are left out are not shown. */
  proof: z
    .strictObject({
      enrolledToday: z.int().positive().optional(),
      places: z
        .strictObject({ left: z.int().nonnegative(), of: z.int().positive() })
        .refine(({ left, of }) => left <= of, { error: 'must have no more left than "of"' })
        .optional(),
    })
    .optional(),
  /** What a course without figures of its own is like, in its hero. */
  chips: fourPoints.optional(),
  features: fourPoints,
  forWhom: points,
  fit: fit.optional(),
  whyNow: lines,
  /** One request asked twice, with both answers; the caption says whose words they are. */
  example: exchange
    .extend({
      promptLabel: words,
      replyLabel: words,
      caption: words,
      weak: request,
      strong: request,
    })
    .optional(),
  comparison,
  curriculum: exchange.extend({
    /** Above the outline of a course that is coming, on its own page. */
    lead: words.optional(),
    modules: z
      .array(
        z.strictObject({
          title: words,
          lessons: z.array(words).min(1),
          /** What somebody has in hand after the module; the outline's own page shows it. */
          outcome: words.optional(),
          minutes: z.int().positive().optional(),
          /** Says the length in other words than minutes. */
          length: words.optional(),
        }),
      )
      .min(1),
  }),
  /** The words of the module that everybody may read, which course.yaml names. */
  freeLesson: z
    .strictObject({
      seo,
      /** Above its title: what it is a part of. */
      question: words,
      lead: words,
      /** The link that leads to it. */
      link: words,
      closing: exchange.extend({ text: words.optional(), call: words }),
    })
    .optional(),
  results: lines,
  reviews: reviews.optional(),
  advantages: points.optional(),
  guarantee,
  /** What happens after payment, step by step. */
  afterPayment: exchange
    .extend({ steps: z.array(z.strictObject({ title: words, text: words })).min(2) })
    .optional(),
  faq: exchange
    .extend({
      items: z
        .array(
          answer.extend({
            /** A link to the messenger stands behind the answer. */
            withMessenger: z.boolean().optional(),
          }),
        )
        .min(1),
    })
    .optional(),
  closing: exchange,
  /** What the page holds in Ukrainian alone. */
  onlyUkrainian: z
    .strictObject({
      painPoints: lines,
      solution: points,
      beforeAfter: exchange.extend({
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
      /** `note` says what the calculation assumes. */
      calculator: exchange.extend({ note: words.optional() }),
    })
    .optional(),
})

export const CourseText = defineContent({
  name: 'CourseText',
  pattern: 'courses/*/page.{en,uk}.yaml',
  schema: courseTextSchema,
})
