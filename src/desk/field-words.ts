import { CHOICE_WORDS, FIELD_WORDS, type FieldWords, PATTERN_WORDS } from './labels.ts'
import { PAGE_WORDS } from './page-words.ts'

/** Languages of the desk itself. */
export type DeskLocale = 'uk' | 'en'

/** Label and hint of a field, by the longest end of its path that the table knows. */
export function fieldWords(path: readonly string[]): FieldWords | undefined {
  return FIELD_WORDS[keyOf(path) ?? '']
}

/** The key of the table that a path finds: `['Course', 'badge', 'text']` → `badge.text`. */
export function keyOf(path: readonly string[]): string | undefined {
  const ends = path.map((_, start) => path.slice(start).join('.'))
  // The kind of the file stands before every path: `Course.price` is nearer than `price`.
  const [kind = '', name = ''] = [path[0], path.at(-1)]
  return [...ends.slice(0, -1), `${kind}.${name}`, name].find((key) => key in FIELD_WORDS)
}

/** What one value of a choice is called. */
export function choiceWords(value: string, locale: DeskLocale): string {
  return pick(CHOICE_WORDS[value], locale) ?? value
}

/** What is told of a text that is not as it should be. */
export function patternWords(sentence: string, locale: DeskLocale): string | undefined {
  return locale === 'en' ? sentence : PATTERN_WORDS[sentence]
}

/** The words of one language. */
export function pick(
  words: readonly (string | undefined)[] | undefined,
  locale: DeskLocale,
): string | undefined {
  return words?.[locale === 'uk' ? 0 : 1]
}

/** A sentence of the checks with the field's labels: `Для пошуку → Опис: is missing`. */
export function tellProblem(
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
  return `${labels.join(' → ')}: ${message}`
}
