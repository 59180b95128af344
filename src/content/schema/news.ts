import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, href, isoDate, rejectDuplicates, slug } from './text.ts'

/** News of the site; an entry with a future date appears on that day. */
export const newsSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        /** Permanent anchor of the entry, `/news#copy-for-ai`. */
        id: slug,
        date: isoDate,
        title: bilingual,
        text: bilingual,
        link: z.strictObject({ label: bilingual, href }).optional(),
      }),
    )
    .superRefine((items, context) =>
      rejectDuplicates(
        items.map(({ id }) => id),
        context,
      ),
    ),
})

export const News = defineContent({
  name: 'News',
  pattern: 'site/news.yaml',
  isOptional: true,
  schema: newsSchema,
})
