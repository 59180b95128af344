import { z } from 'zod'

import { headingFields, href, link, seo, words } from '#src/content/schema/text.ts'

const promptParts = z.strictObject({
  name: words,
  role: words,
  task: words,
  context: words,
  format: words,
  tone: words,
})

export const dashboardPage = z.strictObject({
  seo,
  bonus: z.strictObject({
    title: words,
    links: z.array(link).min(2),
    waitlist: words,
    path: words,
  }),
  builder: headingFields.extend({
    /** Example prompts. */
    examples: z.array(promptParts).min(2),
  }),
  done: headingFields.extend({
    lead: words,
    level: z.strictObject({ tag: words, title: words, text: words, href }),
    discount: z.strictObject({
      tag: words,
      title: words,
      text: words,
      /** Request by messenger, with a prepared message. */
      claim: words,
      message: words,
    }),
    /** Request for a certificate: a prepared message to which the student adds a name. */
    certificate: z
      .strictObject({ tag: words, title: words, text: words, message: words })
      .optional(),
    call: words,
    path: words,
  }),
})
