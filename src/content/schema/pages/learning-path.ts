import { z } from 'zod'

import { answer, headingFields, seo, words } from '#src/content/schema/text.ts'

const step = z.strictObject({ title: words, text: words })

export const learningPathPage = z.strictObject({
  seo,
  hero: headingFields.extend({ lead: words }),
  packages: headingFields,
  how: headingFields.extend({ steps: z.array(step).length(4) }),
  bonus: step,
  faq: headingFields.extend({
    items: z.array(answer).length(4),
  }),
  progress: headingFields.extend({
    text: words,
    /** QR code of the link. */
    code: z.strictObject({ show: words, label: words, help: words }),
  }),
  closing: headingFields.extend({ start: words, packages: words }),
})
