import { z } from 'zod'
import { defineContent } from './document.ts'
import { isoDate, slug, words } from './text.ts'

/** The tags a post may carry, which are also the addresses of the tag pages. */
const TAGS = [
  'ai',
  'automation',
  'chatbot',
  'development',
  'dialogflow',
  'programming',
] as const

export const postSchema = z.strictObject({
  title: words.max(90),
  excerpt: words.min(60).max(220),
  date: isoDate,
  updated: isoDate.optional(),
  tags: z.array(z.enum(TAGS)).default([]),
  keywords: z.array(words).min(1),
  /** Cover of its own, beside the article (`./cover.png`); without it one is drawn. */
  image: z.string().startsWith('./').optional(),
  imageAlt: words.optional(),
  /** Id of the series the post belongs to; order within it is by date. */
  series: slug.optional(),
  /** Shown by the development server only. */
  draft: z.boolean().default(false),
})

export const Post = defineContent({
  name: 'Post',
  pattern: 'posts/*/{en,uk}.mdx',
  format: 'mdx',
  schema: postSchema,
})
