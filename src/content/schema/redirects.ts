import { z } from 'zod'

import { defineContent } from './document.ts'
import { refuse } from './text.ts'

// Hosts' rules are made of these: spaces, quotes, braces, `;` and `$` would end or change a rule. Servers compare
// them with the address in letters.
const path = z
  .string()
  .regex(/^\/(?!\/)[^\s"'\\{};$]*$/, { error: 'must be a path such as /blog, without ; and $' })

/** Addresses that moved. One file feeds the hosts' rules and the rules in the browser. */
export const redirectsSchema = z.strictObject({
  /** Exact paths, for hosts. `:splat` stands for what `*` matched. */
  paths: z.array(
    z
      .strictObject({
        from: z.string().regex(/^\/(?:[^\s?#*:"'\\{}%;$]*|(?:[^\s?#*:"'\\{}%;$]+\/)?\*)$/, {
          error:
            'must be a path such as /old, or /old/* for all below it, and ф for %D1%84, without ; and $',
        }),
        to: path,
        /** 200 shows the page at the old address. */
        status: z.literal([301, 302, 200]).default(301),
      })
      .superRefine(({ from, to }, context) => {
        if (!to.includes(':splat') || from.endsWith('*')) return
        refuse(context, ['to'], `holds ":splat", but "${from}" ends in no "*"`)
      }),
  ),
  /** Applied by the not-found page, first match wins: a path that contains the text leads to `to`. */
  contains: z.array(
    z.strictObject({
      text: z.string().regex(/^[^\s"'\\{}%;$]+$/, {
        error: 'must be a part of a path, without spaces, quotes, braces, %, ; and $',
      }),
      to: path,
      /** Where the path leads when it starts with /uk; otherwise `to` serves for both. */
      toUkrainian: path.startsWith('/uk', { error: 'must start with /uk' }).optional(),
    }),
  ),
  /** Prefix of the old blog: what follows it is a slug of the Ukrainian one. */
  oldBlog: z.string().regex(/^\/(?:[^\s?#*:/"'\\{}%;$]+\/)+$/, {
    error: 'must be a folder such as /old/posts/, without %, ; and $',
  }),
})

export const Redirects = defineContent({
  name: 'Redirects',
  pattern: 'site/redirects.yaml',
  schema: redirectsSchema,
})
