import { z } from 'zod'

import { headingFields, link, seo, slug, words } from '#src/content/schema/text.ts'

export const aboutPage = z.strictObject({
  seo,
  hero: headingFields,
  lead: words,
  /** The first paragraph is also shown on the home page. */
  bio: z.array(words).min(1),
  portrait: z.strictObject({
    alt: words,
    /** Caption below the picture, after the owner's name. */
    caption: words.optional(),
    /** Portrait in public/, 4:5; without it a drawing is shown. */
    src: z.string().startsWith('/', { error: 'must start with /' }).optional(),
    sample: z.boolean().default(false),
  }),
  /** Figures from content/site/claims.yaml, in this order. */
  figures: z.array(slug).min(1),
  /** Label of the button that opens the messenger. */
  call: words,
  /** Text below the button: what is free and what is not. */
  callNote: words,
  /** Initial message in the messenger. */
  callMessage: words,
  work: headingFields.extend({
    claims: z.array(slug).length(4),
    /** Link to the sources of the figures. */
    link: link.optional(),
  }),
  expertise: headingFields.extend({
    items: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          link: link.optional(),
        }),
      )
      .length(6),
  }),
  contact: headingFields,
})
