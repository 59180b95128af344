import { z } from 'zod'
import { defineContent } from './document.ts'

/** Addresses that moved. One file feeds the hosts' rules and the rules in the browser. */
export const redirectsSchema = z.strictObject({
  /** Exact paths, for hosts. `:splat` stands for what `*` matched. */
  paths: z.array(
    z.strictObject({
      from: z.string().startsWith('/'),
      to: z.string().startsWith('/'),
      status: z.union([z.literal(301), z.literal(302)]).default(301),
    }),
  ),
  /** Applied by the not-found page, first match wins: a path that contains the text leads to `to`. */
  contains: z.array(
    z.strictObject({
      text: z.string().min(1),
      to: z.string().startsWith('/'),
      /** Where the path leads when it starts with /uk; otherwise `to` serves for both. */
      toUkrainian: z.string().startsWith('/uk').optional(),
    }),
  ),
  /** Prefix of the old blog: what follows it is a slug of the Ukrainian one. */
  oldBlog: z.string().startsWith('/'),
})

export const Redirects = defineContent({
  name: 'Redirects',
  pattern: 'site/redirects.yaml',
  schema: redirectsSchema,
})
