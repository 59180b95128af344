import { z } from 'zod'

import { exchange, href, seo, slug, words } from '#src/content/schema/text.ts'

export const aboutPage = z.strictObject({
  seo,
  hero: exchange,
  lead: words,
  /** The first paragraph stands on the home page, too. */
  bio: z.array(words).min(1),
  portrait: z.strictObject({
    alt: words,
    /** Stands under the picture, after the owner's name. */
    caption: words.optional(),
    /** A file in public/, 4:5; without it a drawing stands in. */
    src: z.string().startsWith('/', { error: 'must start with /' }).optional(),
    sample: z.boolean().default(false),
  }),
  /** Figures in running order, from content/site/claims.yaml. */
  figures: z.array(slug).min(1),
  /** Label of the button that opens the messenger. */
  call: words,
  /** Under the button: what of it is free, and what is not. */
  callNote: words,
  /** What the messenger opens with. */
  callMessage: words,
  work: exchange.extend({
    claims: z.array(slug).length(4),
    /** Leads to what the figures come from. */
    link: z.strictObject({ label: words, href }).optional(),
  }),
  expertise: exchange.extend({
    items: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          link: z.strictObject({ label: words, href }).optional(),
        }),
      )
      .length(6),
  }),
  contact: exchange,
})
