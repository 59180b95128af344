import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, externalUrl, slug, words } from './text.ts'

const link = z.strictObject({
  url: externalUrl,
  label: bilingual,
  /** Query parameter for the initial message of a messenger. */
  textParameter: words.optional(),
  /** Marks a placeholder address that the owner replaces before launch. */
  sample: z.boolean().default(false),
})

/** Optional links that texts and products may use. */
export const LINK_IDS = ['messenger', 'waitlist', 'noCodePlatform', 'promptService'] as const

/** Answers about buying; `sample` until the owner has confirmed them. */
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
  /** Marks a placeholder brand that the owner replaces before launch. */
  sample: z.boolean().default(false),
  /** Person behind the brand; without it no page or file names a person. */
  owner: bilingual.optional(),
  description: bilingual,
  /** First year of the copyright notice, which is extended to the year of the build. */
  copyrightYear: z.int().min(1990).max(2100),
  /** Exchange rate in hryvnias per dollar, for courses without a hryvnia price. */
  hryvniaRate: z.number().positive(),
  workingHours: z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .refine(({ opens, closes }) => opens.padStart(5, '0') < closes.padStart(5, '0'), {
      error: 'must close later than it opens',
    }),
  /** Terms that apply to all pages; texts refer to them as `{guaranteeDays}`. */
  offers: z.strictObject({
    /** Refund period in days, per language. */
    guaranteeDays: z.strictObject({ en: z.int().positive(), uk: z.int().positive() }),
    /** Discount for the waitlist in percent. */
    waitlistDiscount: percent,
    /** Discount on the next course after finishing one, in percent. */
    completionBonus: z
      .strictObject({ from: percent, to: percent })
      .refine(({ from, to }) => from < to, { error: 'must have a "to" above its "from"' }),
  }),
  /** Terms for companies, shown in the FAQ of every sales page; missing answers are not shown. */
  purchase: z
    .strictObject({
      invoice: answer.optional(),
      /** Answer for all products. */
      installments: answer.optional(),
      /** Answers to the same question for staged projects and for one-time payments. */
      stages: answer.optional(),
      onePayment: answer.optional(),
      nda: answer.optional(),
    })
    .default({}),
  /** Response time in hours. */
  replyHours: z.int().positive(),
  /** Accounts and services of the owner; optional ones are shown if they exist. */
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
  /** Tags of posts: the id is part of addresses, the words follow "about" in headings. */
  tags: z.record(slug, bilingual).default({}),
  /** Labels of project tags by id, used by the portfolio filter. */
  projectTags: z.record(slug, bilingual).default({}),
  /** Series of posts by id. */
  series: z.record(slug, bilingual).default({}),
  /** Cookie-free analytics; without it pages contact no third party. */
  analytics: z
    .strictObject({
      provider: z.enum(['plausible', 'umami']),
      /** Script of the provider, hosted by it or by you. */
      script: externalUrl,
      /** Plausible: the site's domain. Umami: the website's id. */
      site: z.string().regex(/^(?![Hh][Tt]{2}[Pp][Ss]?:)\S*[^\s/]$/, {
        error:
          'must be a domain such as example.com, without https:// and a slash at its end, or an id',
      }),
      /** Host that receives visits if it is not the script's. */
      collector: externalUrl.optional(),
    })
    .superRefine(({ provider, site }, context) => {
      if ((provider === 'plausible') === site.includes('.')) return
      const message =
        'must be a domain such as example.com for plausible, the id of the website for umami'
      context.addIssue({ code: 'custom', message, path: ['site'], input: site })
    })
    .optional(),
  /** Address of the content repository, for "edit this page" and for the desk. */
  repository: z
    .strictObject({
      url: externalUrl.refine((url) => !/(?:\/|\.git)$/.test(url), {
        error: 'must not end with / or .git',
      }),
      branch: z.string().default('main'),
      /** Whether saving in the desk creates a pull request instead of publishing. */
      review: z.boolean().default(false),
    })
    .optional(),
})

export const Site = defineContent({ name: 'Site', pattern: 'site/site.yaml', schema: siteSchema })
