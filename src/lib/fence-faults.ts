import { COMMON_LANGUAGES, isCodeLanguage } from './code-languages.ts'

/** Parts of a fence's info string: title in any quotes, lines in braces, marked words, flags. */
const META_PARTS =
  /title="[^"]*"|title\s*=\s*(?:["“”„«'‘’][^"“”»'‘’]*["“”»'‘’]?|\S*)|\{[^}]*\}?|"[^"]*"|\/[^/]+\/\d*(?:[-,]\d+)*(?=\s|$)|\S+/g

/** Allowed flags; the last two are read by the tests of the articles' code. */
const META_WORDS = ['showLineNumbers', 'run', 'nocheck']

const ALLOWED_META = 'title="name.ts", showLineNumbers, {2,4-6}, run, nocheck'

/** Errors in the opening line of a fence: (`ts`, `{9}`, 3 lines of code) → `marks line 9 of its 3`. */
export function fenceFaults(
  language: string | null | undefined,
  meta: string | null | undefined,
  code: string,
): string[] {
  const lines = code.split('\n').length
  const parts = (meta ?? '').match(META_PARTS) ?? []
  return [
    ...languageFaults(language ?? 'text'),
    ...parts.flatMap((part) => {
      if (/^title\s*=/.test(part)) return titleFaults(part)
      if (part.startsWith('{')) return lineFaults(part, lines)
      if (/^["/]./.test(part) || META_WORDS.includes(part)) return []
      return [`has "${part}" after \`\`\` (allowed: ${ALLOWED_META})`]
    }),
  ]
}

function languageFaults(language: string): string[] {
  if (isCodeLanguage(language)) return []
  const lowerCase = language.toLowerCase()
  const allowed = isCodeLanguage(lowerCase) ? lowerCase : COMMON_LANGUAGES.join(', ')
  return [`is code in the language "${language}" (allowed: ${allowed})`]
}

function titleFaults(part: string): string[] {
  if (/^title="[^"]+"$/.test(part)) return []
  const name = part.replace(/^title\s*=?\s*/, '').replaceAll(/["“”„«»'‘’]/g, '')
  return [`has ${part} after \`\`\` (allowed: title="${name || 'name.ts'}", in straight quotes)`]
}

function lineFaults(part: string, lines: number): string[] {
  const ranges = part
    .slice(1, -1)
    .split(',')
    .map((range) => /^(\d+)(?:-(\d+))?$/.exec(range.trim()))
  if (!part.endsWith('}') || ranges.some((range) => !range)) {
    return [`marks the lines ${part} (allowed: their numbers, such as {2,4-6})`]
  }
  const invalid = ranges.find((range) => {
    const [, first, last = first] = range ?? []
    return Number(first) < 1 || Number(last) < Number(first) || Number(last) > lines
  })
  return invalid ? [`marks line ${invalid[0].trim()} of its ${lines} (allowed: 1 to ${lines})`] : []
}
