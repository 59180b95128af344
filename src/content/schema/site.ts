import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, externalUrl, slug, words } from './text.ts'

const link = z.strictObject({
  url: externalUrl,
  label: bilingual,
  /** For a messaging app that takes a text to begin with: the parameter of its links that carries it. */
  textParameter: words.optional(),
  /** The address is a stand-in that the owner replaces before launch. */
  sample: z.boolean().default(false),
})

/** Links that texts and products may name: no page does without them. */
export const LINK_IDS = ['messenger', 'waitlist', 'noCodePlatform', 'promptService'] as const

/** What a page answers about buying; `sample` until the owner has confirmed it. */
const answer = z.strictObject({
  question: bilingual,
  answer: bilingual,
  sample: z.boolean().default(false),
})

const percent = z.int().positive().max(100)

const timeOfDay = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 9:00' })

export const siteSchema = z.strictObject({
  brand: bilingual,
  /** Whether the brand is a stand-in that the owner replaces before launch. */
  sample: z.boolean().default(false),
  /** The person behind the brand; no page or file names anybody while it is left out. */
  owner: bilingual.optional(),
  description: bilingual,
  /** The first year of the copyright; the year of the build follows it once that is later. */
  copyrightYear: z.int().min(1990).max(2100),
  /** Hryvnias to the dollar, for a course without a hryvnia price of its own. */
  hryvniaRate: z.number().positive(),
  workingHours: z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .refine(({ opens, closes }) => opens.padStart(5, '0') < closes.padStart(5, '0'), {
      error: 'must close later than it opens',
    }),
  /** What every page promises; a text names one by its figure, `{guaranteeDays}`. */
  offers: z.strictObject({
    /** Days in which money is given back, per language. */
    guaranteeDays: z.strictObject({ en: z.int().positive(), uk: z.int().positive() }),
    /** Percent off for those who wait for a course. */
    waitlistDiscount: percent,
    /** Percent off the next course for finishing one. */
    completionBonus: z
      .strictObject({ from: percent, to: percent })
      .refine(({ from, to }) => from < to, { error: 'must have a "to" above its "from"' }),
  }),
  /** How a company buys, told among the questions of every page that sells; what is left out is not shown. */
  purchase: z
    .strictObject({
      invoice: answer.optional(),
      /** Of all products together. */
      installments: answer.optional(),
      /** Of what is built in stages, and of what is paid for once: the same question with its own answer. */
      stages: answer.optional(),
      onePayment: answer.optional(),
      nda: answer.optional(),
    })
    .default({}),
  /** How soon a person answers, in hours. */
  replyHours: z.int().positive(),
  /** Those that may be left out are shown where they are. */
  links: z.strictObject({
    messenger: link,
    secondMessenger: link.optional(),
    network: link.optional(),
    shortVideos: link.optional(),
    videoChannel: link.optional(),
    waitlist: link,
    noCodePlatform: link,
    promptService: link,
  }),
  /** Tags of posts: the id stands in addresses, the words after "about" in headings. */
  tags: z.record(slug, bilingual).default({}),
  /** Tags of projects by id, as the filter of the portfolio shows them. */
  projectTags: z.record(slug, bilingual).default({}),
  /** Series of posts by id. */
  series: z.record(slug, bilingual).default({}),
  /** Counts visits without cookies; without it no page asks anything of another company. */
  analytics: z
    .strictObject({
      provider: z.enum(['plausible', 'umami']),
      /** The provider's script, its own or one you host. */
      script: externalUrl,
      /** Plausible: the site's domain. Umami: the website's id. */
      site: z.string().regex(/^(?!https?:)\S*[^\s/]$/i, {
        error:
          'must be a domain such as example.com, without https:// and a slash at its end, or an id',
      }),
      /** Where visits are told, when that is not the script's own host. */
      collector: externalUrl.optional(),
    })
    .superRefine(({ provider, site }, context) => {
      if ((provider === 'plausible') === site.includes('.')) return
      const message =
        'must be a domain such as example.com for plausible, the id of the website for umami'
      context.addIssue({ code: 'custom', message, path: ['site'], input: site })
    })
    .optional(),
  /** Web address of the content's repository, for "edit this page" and for the owner's desk on the web. */
  repository: z
    .strictObject({
      url: externalUrl.refine((url) => !/(?:\/|\.git)$/.test(url), {
        error: 'must not end with / or .git',
      }),
      branch: z.string().default('main'),
      /** What is saved at the desk becomes a pull request, which somebody reviews before it is published. */
      review: z.boolean().default(false),
    })
    .optional(),
})

export const Site = defineContent({ name: 'Site', pattern: 'site/site.yaml', schema: siteSchema })
