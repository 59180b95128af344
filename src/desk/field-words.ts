import {
  CHOICE_WORDS,
  FIELD_WORDS,
  type FieldWords,
  PATTERN_WORDS,
  PROBLEM_WORDS,
} from './labels.ts'
import { PAGE_WORDS } from './page-words.ts'

/** Interface languages of the desk. */
export type DeskLocale = 'uk' | 'en'

/** Label and hint of a field, found by the longest suffix of its path in the table. */
export function fieldWords(path: readonly string[]): FieldWords | undefined {
  return FIELD_WORDS[getKey(path) ?? '']
}

/** Table key for a path: `['Course', 'badge', 'text']` → `badge.text`. */
export function getKey(path: readonly string[]): string | undefined {
  const ends = path.map((_, start) => path.slice(start).join('.'))
  // Every path starts with the content type, so `Course.price` takes precedence over `price`.
  const [kind = '', name = ''] = [path[0], path.at(-1)]
  return [...ends.slice(0, -1), `${kind}.${name}`, name].find((key) => key in FIELD_WORDS)
}

/** Label of an option. */
export function choiceWords(value: string, locale: DeskLocale): string {
  return pick(CHOICE_WORDS[value], locale) ?? value
}

/** Message for a text that does not match its pattern, translated from the English one. */
export function patternWords(sentence: string, locale: DeskLocale): string {
  return (locale === 'uk' && PATTERN_WORDS[sentence]) || sentence
}

/** Text in one language. */
export function pick(
  labels: readonly (string | undefined)[] | undefined,
  locale: DeskLocale,
): string | undefined {
  return labels?.[locale === 'uk' ? 0 : 1]
}

/** Message of a content check, with the labels of the field: `Для пошуку → Опис: не заповнено`. */
export function translateProblem(
  kind: string,
  { path, message }: { path: readonly PropertyKey[]; message: string },
  locale: DeskLocale,
): string {
  const names = path.filter((key) => typeof key !== 'number').map(String)
  let depth = 0
  const labels = path.map((key) => {
    if (typeof key === 'number') return PAGE_WORDS[locale].item(key + 1)
    depth += 1
    return pick(fieldWords([kind, ...names.slice(0, depth)]), locale) ?? String(key)
  })
  return `${labels.join(' → ')}: ${locale === 'en' ? message : translateMessage(message)}`
}

/** Message of a content check in Ukrainian; one without a translation stays in English. */
function translateMessage(sentence: string): string {
  const translation = PROBLEM_WORDS.find(([pattern]) => pattern.test(sentence))
  if (translation) return sentence.replace(...translation)
  const [, value = '', rule = ''] = /^is (.+?): (.+)$/.exec(sentence) ?? []
  return PATTERN_WORDS[rule] ? `${value} — ${PATTERN_WORDS[rule]}` : sentence
}
