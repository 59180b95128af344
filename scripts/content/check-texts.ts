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
