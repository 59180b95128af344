import { formatCount, plural } from './format.ts'

const english = { one: 'day', other: 'days' }

// @ts-expect-error Ukrainian has few and many as well.
plural('uk', 1, english)

// @ts-expect-error Ukrainian has few and many as well.
formatCount('uk', 1, english)

// @ts-expect-error Every language has one and other.
plural('en', 1, { other: 'days' })
