import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const FACES = readFileSync('src/styles/fonts.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? []

const valueOf = (face: string, property: string) =>
  new RegExp(`${property}: (.*);`).exec(face)?.[1] ?? 'normal'

// WebKit sets all text of a visit in the other weight of a family while the right one is late.
test('what is loaded has one weight in each family', () => {
  const loaded = FACES.filter((face) => face.includes('url('))
  expect(loaded.length).toBeGreaterThan(10)
  const kinds = new Set(
    loaded.map((face) => `${valueOf(face, 'font-family')} ${valueOf(face, 'font-weight')}`),
  )
  expect(kinds.size).toBe(new Set(loaded.map((face) => valueOf(face, 'font-family'))).size)
})

test('browsers that do not wait for the faces get the same ones, later', () => {
  const same = (face: string) => face.replace(/\s+/g, ' ').replace(/font-display: \w+/, '')
  const preloaded = FACES.filter((face) => /-(?:latin|cyr)\.woff2/.test(face))
  const [waiting, others] = ['optional', 'fallback'].map((display) =>
    preloaded.filter((face) => valueOf(face, 'font-display') === display).map(same),
  )
  expect(waiting).toHaveLength(4)
  expect(others).toEqual(waiting)
})
