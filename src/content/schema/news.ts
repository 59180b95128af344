import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, href, isoDate, onceEach, slug } from './text.ts'

/** What is new on the site; an entry of a day to come appears on that day. */
export const newsSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        /** Stands in the entry's address, `/news#copy-for-ai`, and never changes. */
        id: slug,
        date: isoDate,
        title: bilingual,
        text: bilingual,
        link: z.strictObject({ label: bilingual, href }).optional(),
      }),
    )
    .superRefine((items, context) =>
      onceEach(
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
