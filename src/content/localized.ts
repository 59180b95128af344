import type { Locale } from '#src/i18n/locales.ts'

/** Type of a value after its `{ en, uk }` pairs have been resolved to one language. */
export type Localized<T> = T extends { en: infer Words; uk: unknown }
  ? Words
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T

/** Resolves every `{ en, uk }` pair in a structure: `{ a: { en: 'x', uk: 'y' } }` → `{ a: 'y' }`. */
export function localizeDeep<T>(value: T, locale: Locale): Localized<T>
export function localizeDeep(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeDeep(item, locale))
  if (!value || typeof value !== 'object') return value
  if ('en' in value && 'uk' in value) return localizeDeep(value[locale], locale)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, localizeDeep(item, locale)]),
  )
}
