import { z } from 'zod'

import { defineContent } from './document.ts'
import { POST_LIMITS } from './limits.ts'
import { MISSING_PICTURE_ERROR, refuse, isoDate, rejectDuplicates, slug, words } from './text.ts'

const postSchema = z
  .strictObject({
    title: words.max(POST_LIMITS.title),
    excerpt: words.min(POST_LIMITS.excerptMin).max(POST_LIMITS.excerptMax),
    date: isoDate,
    updated: isoDate.optional(),
    /** Ids of tags in content/site/site.yaml. */
    tags: z.array(slug).superRefine(rejectDuplicates).default([]),
    keywords: z.array(words).min(1).superRefine(rejectDuplicates),
    /** Cover file beside the article (`./cover.png`) or on the web; without it a cover is drawn. */
    image: z
      .string()
      .regex(/^(?:\.\/|https?:\/\/[^/\s])/, {
        error: 'must be a file such as ./cover.png or an https:// address',
      })
      .optional(),
    imageAlt: words.optional(),
    /** Id of the post's series, which is sorted by date. */
    series: slug.optional(),
    /** Shown by the development server only. */
    draft: z.boolean().default(false),
  })
  .superRefine(({ date, updated, image, imageAlt }, context) => {
    if (updated && updated < date) {
      refuse(context, ['updated'], `is ${updated}, before the date ${date}`)
    }
    if (imageAlt !== undefined && image === undefined)
      refuse(context, ['imageAlt'], MISSING_PICTURE_ERROR)
  })

export const Post = defineContent({
  name: 'Post',
  pattern: 'posts/*/post.{en,uk}.mdx',
  format: 'mdx',
  schema: postSchema,
})
