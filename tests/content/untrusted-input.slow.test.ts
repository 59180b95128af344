// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSafeImage, isSafeLink } from '#src/lib/link-policy.ts'
import { routeTree } from '#src/routeTree.gen.ts'
import { persistentStores } from '#tests/support/persistent-stores.ts'

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '0', '-1', '1e9', 'uk', 'null'),
)

// A JSON value that cannot be converted to a number or string.
const unreadable = fc.constant({ toString: null })

test('every persistent store is found', () => {
  expect(persistentStores.length).toBeGreaterThan(8)
})

// Data that a person, another version or another site on the same host may have stored.
const FIELDS =
  'slug title content id values completedCourses ticked notes 0 1 __proto__ length'.split(' ')
const fields = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.jsonValue(), unreadable))
const stored = fc.oneof(
  text,
  fc.json(),
  fc.array(fc.oneof(fields, fc.jsonValue())).map((list) => JSON.stringify(list)),
  fields.map((object) => JSON.stringify(object)),
)

test.each(persistentStores.map((store) => [store.key, store] as const))(
  'any text stored under %s can be read and written again',
  (key, store) => {
    fc.assert(
      fc.property(stored, (raw) => {
        localStorage.clear()
        localStorage.setItem(key, raw)
        const value = store.get()
        expect(store.set(value)).toEqual({ ok: true })
        const written = localStorage.getItem(key)
        localStorage.setItem(key, raw)
        store.get()
        if (written === null) localStorage.removeItem(key)
        else localStorage.setItem(key, written)
        expect(store.get()).toEqual(value)
      }),
      { numRuns: 60 },
    )
  },
)

interface AnyRoute {
  options: { id?: string; validateSearch?: unknown }
  children?: Record<string, AnyRoute> | readonly AnyRoute[]
}

function getRoutes(route: AnyRoute): AnyRoute[] {
  return [route, ...Object.values(route.children ?? {}).flatMap(getRoutes)]
}

const searches = getRoutes(routeTree as unknown as AnyRoute).flatMap(({ options }) =>
  typeof options.validateSearch === 'function'
    ? [
        [
          options.id ?? '',
          options.validateSearch as (search: Record<string, unknown>) => object,
        ] as const,
      ]
    : [],
)

test('every route that validates its query is found', () => {
  expect(searches.map(([id]) => id)).toEqual(expect.arrayContaining(['/', '/blog/', '/search']))
})

test.each(searches)(
  '%s turns any query into a valid one, and validating it again changes nothing',
  (_, validate) => {
    const names =
      'page q category module lang tab package features open case hours rate value team step'.split(
        ' ',
      )
    const search = fc.dictionary(
      fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), fc.string()),
      fc.oneof(
        fc.jsonValue(),
        unreadable,
        text,
        fc.constantFrom(Number.NaN, Infinity, -0, undefined),
      ),
    )
    fc.assert(
      fc.property(search, (input) => {
        const valid = validate(input)
        expect(validate({ ...valid })).toEqual(valid)
      }),
      { numRuns: 200 },
    )
  },
)

const address = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'java script data vbscript http https mailto blob file : // / \\ ? # @ %3A &colon; ：'.split(
          ' ',
        ),
        ...Array.from('\t\n\r \u0000\u0001\u001F\u00A0\u200B\u2028\uFEFF'),
      ),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

test("an allowed link has one of six schemes according to a browser's URL parser", () => {
  const LINKS = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']
  const base = 'https://site.example/blog/post'
  fc.assert(
    fc.property(address, (url) => {
      if (!URL.canParse(url, base)) return true
      const { protocol } = new URL(url, base)
      const isLinkRight = !isSafeLink(url) || LINKS.includes(protocol)
      const isImageRight = !isSafeImage(url) || ['http:', 'https:'].includes(protocol)
      return isLinkRight && isImageRight
    }),
    { numRuns: 1000 },
  )
})
