import { memoize } from '#src/lib/memoize.ts'

import { type Problem, getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Fields that may contain Markdown, by content type: rendered descriptions and copied prompts. */
const MARKUP_FIELDS: Record<string, RegExp> = {
  Project: /^fullDescription\./,
  DashboardPage: /^builder\.examples\./,
}

/** `**bold**` and not `2**3`, `[a link](/blog)`, a line break or the end of an element, `&nbsp;`. */
const MARKUP = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\p{L}\p{N}*])`,
    String.raw`\[[^[\]\n]+\]\((?:https?:|mailto:|site:|\.?\/|#)[^()\s]*\)`,
    String.raw`<br\s*\/?>|<\/(?:a|b|em|i|p|span|strong|u)>`,
    String.raw`&(?:amp|apos|copy|gt|hellip|laquo|lt|mdash|nbsp|ndash|quot|raquo|shy|thinsp);`,
  ].join('|'),
  'gu',
)

/** Warns about Markdown and HTML in plain text fields; titles of articles may mention them. */
export function warnAboutMarkup(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, type, data }) =>
    [...getTexts(data)].flatMap(([field, text]): Problem[] => {
      if (MARKUP_FIELDS[type?.name ?? '']?.test(field)) return []
      const marks = Array.from(text.matchAll(MARKUP), ([mark]) => mark)
      if (marks.length === 0) return []
      const message = `contains ${marks.join(', ')}, which would be printed as is (this field is plain text without Markdown and HTML)`
      return [{ file, field, message, about: 'texts' }]
    }),
  )
}

/** Words to avoid and their replacements, as docs/style-guide.md lists them. */
export const AVOIDED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // English
  [word('e-mails?'), 'email'],
  [word('for ever'), 'forever'],
  [word('whoever'), 'anyone who'],
  [word('must I'), 'do I have to'],
  [word('may I'), 'can I'],
  [word('in money'), 'in dollars'],
  [word('press(?:es|ed|ing)? (?:a|the) button'), 'click'],
  [
    word(
      'colours?|favourites?|favourable|behaviours?|neighbours?|catalogues?|centres?|judgements?',
    ),
    'American spelling',
  ],
  [
    word('(?:analy|apologi|critici|optimi|organi|recogni|summari)s(?:e[drs]?|ing|ations?)'),
    'American spelling',
  ],
  // Ukrainian
  [word('щонайпізніше'), 'не пізніше ніж'],
  [word('типово'), 'стандартно або зазвичай'],
  [word('слаг(?:а|у|ом|и|ів)?'), 'адреса допису'],
  [word('історі(?:я|ї|ю|єю|й|ям|ями|ях) успіху'), 'кейс'],
  [word('AI-(?!куратор)\\p{Script=Cyrillic}+'), 'ШІ-'],
]

/** Warns about words that the style guide advises against, outside of code. */
export function warnAboutStyle(files: readonly ContentFile[]): Problem[] {
  return files.filter(({ file }) => !file.endsWith('.svg')).flatMap(findAvoided)
}

// Once for each version of a file: development checks all files after each change.
const findAvoided = memoize(({ file, source }: ContentFile): Problem[] => {
  let isCode = false
  return source.split('\n').flatMap((row, index): Problem[] => {
    const isFence = /^\s*(?:```|~~~)/.test(row)
    if (isFence) isCode = !isCode
    if (isCode || isFence) return []
    const prose = row.replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, ' ')
    return AVOIDED.flatMap(([pattern, advice]) =>
      Array.from(prose.matchAll(pattern), ([phrase]): Problem => {
        const message = `has "${phrase}" (better: ${advice}; see docs/style-guide.md)`
        return { file, line: index + 1, message, about: 'texts' }
      }),
    )
  })
})

/** Pattern for whole words in Latin or Cyrillic script. */
function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
}
