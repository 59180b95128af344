import { expectTypeOf } from 'vitest'

import { formatCount, plural, type PluralForms } from './format.ts'
import type { Locale } from './locales.ts'

declare const locale: Locale
declare const forms: PluralForms

const english = { one: 'day', other: 'days' }
const ukrainian = { one: 'день', few: 'дні', many: 'днів', other: 'дня' }
const phrases = { one: (n: string) => `${n} day`, other: (n: string) => `${n} days` }

expectTypeOf(plural('en', 1, english)).toEqualTypeOf<string>()
expectTypeOf(plural('uk', 1, ukrainian)).toEqualTypeOf<string>()
expectTypeOf(plural(locale, 1, forms)).toEqualTypeOf<string>()
expectTypeOf(plural('en', 1, phrases)).toEqualTypeOf<(n: string) => string>()
expectTypeOf(formatCount(locale, 1, forms)).toEqualTypeOf<string>()

// @ts-expect-error Ukrainian has few and many as well.
plural('uk', 1, english)

// @ts-expect-error Ukrainian has few and many as well.
formatCount('uk', 1, english)

// @ts-expect-error Every language has one and other.
plural('en', 1, { other: 'days' })
