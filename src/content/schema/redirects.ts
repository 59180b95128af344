import { z } from 'zod'

import { findDuplicates } from '#src/lib/lists.ts'

import { defineContent } from './document.ts'
import { refuse } from './text.ts'

// These values become part of host rules: spaces, quotes, braces, `;` and `$` would end or change a rule.
// Servers compare them with the decoded address.
const path = z
  .string()
  .regex(/^\/(?!\/)[^\s"'\\{};$]*$/, { error: 'must be a path such as /blog, without ; and $' })

/** Moved addresses, for host rules and for redirects in the browser. */
export const redirectsSchema = z.strictObject({
  /** Exact paths, for hosts. In `to`, `:splat` is the text matched by `*`. */
  paths: z
    .array(
      z
        .strictObject({
          from: z.string().regex(/^\/(?:[^\s?#*:"'\\{}%;$]*|(?:[^\s?#*:"'\\{}%;$]+\/)?\*)$/, {
            error:
              'must be a path such as /old, or /old/* for all below it, and ф for %D1%84, without ; and $',
          }),
          to: path,
          /** 200 serves the page at the old address. */
          status: z.literal([301, 302, 200]).default(301),
        })
        .superRefine(({ from, to }, context) => {
          if (!to.includes(':splat') || from.endsWith('*')) return
          refuse(context, ['to'], `contains ":splat", but "${from}" does not end in "*"`)
        }),
    )
    .superRefine((rules, context) => {
      // Hosts treat an address with and without a slash at its end as the same, and some reject two rules for it.
      for (const index of findDuplicates(rules.map(({ from }) => from.replace(/(?<=.)\/$/, '')))) {
        refuse(
          context,
          [index, 'from'],
          `is "${rules[index]?.from}", which an earlier rule already redirects (allowed: each address once)`,
        )
      }
    }),
  /** Substring redirects of the not-found page; the first match wins. */
  contains: z.array(
    z.strictObject({
      text: z.string().regex(/^[^\s"'\\{}%;$]+$/, {
        error: 'must be a part of a path, without spaces, quotes, braces, %, ; and $',
      }),
      to: path,
      /** Target of paths that start with /uk; without it `to` applies to both languages. */
      toUkrainian: path.startsWith('/uk', { error: 'must start with /uk' }).optional(),
    }),
  ),
  /** Prefix of the old blog, followed by the slug of a Ukrainian post. */
  oldBlog: z.string().regex(/^\/(?:[^\s?#*:/"'\\{}%;$]+\/)+$/, {
    error: 'must be a folder such as /old/posts/, without %, ; and $',
  }),
})

export const Redirects = defineContent({
  name: 'Redirects',
  pattern: 'site/redirects.yaml',
  schema: redirectsSchema,
})
