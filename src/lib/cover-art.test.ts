// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { cover, selectCoverStyle } from './cover-art.ts'

const COMPOSITIONS = [
  ['dialogflow', 'branch'],
  ['chatbot', 'exchange'],
  ['development', 'indent'],
  ['ai', 'field'],
  ['programming', 'register'],
  ['automation', 'compress'],
] as const

const SLUGS = ['dialogflow-session', 'a', 'rozrobka-ai-agentiv-vid-prostoho-do-skladnoho']

const RATIOS = [
  { w: 1200, h: 675 },
  { w: 1000, h: 1000 },
  { w: 480, h: 630 },
]

function parseSvg(text: string): Element {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
}

test.each(COMPOSITIONS)('the tag %s selects the composition %s', (tag, composition) => {
  expect(selectCoverStyle('any-slug', [tag]).composition).toBe(composition)
})

test('the rarest of several tags selects the composition, whatever their order', () => {
  expect(selectCoverStyle('x', ['dialogflow', 'ai', 'automation']).composition).toBe('field')
  expect(selectCoverStyle('x', ['automation', 'development', 'programming']).composition).toBe(
    'register',
  )
  expect(selectCoverStyle('x', ['dialogflow', 'automation']).composition).toBe('compress')
})

test('a slug without a known tag has a stable composition', () => {
  const compositions = SLUGS.map((slug) => selectCoverStyle(slug, ['events']).composition)
  expect(new Set(compositions).size).toBeGreaterThan(1)
})

test.each(COMPOSITIONS)('a cover for %s is well-formed and small in every aspect ratio', (tag) => {
  for (const slug of SLUGS) {
    for (const size of RATIOS) {
      const text = cover(slug, [tag], size)
      const svg = parseSvg(text)
      expect(svg.nodeName).toBe('svg')
      expect(svg.getAttribute('viewBox')).toBe(`0 0 ${size.w} ${size.h}`)
      expect(svg.childElementCount).toBeGreaterThan(3)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
      expect(Buffer.byteLength(text)).toBeLessThan(12 * 1024)
    }
  }
})

test.each(RATIOS)('all strokes of a field stay inside a picture of $w by $h', (size) => {
  const numbers = [...cover('chatgpt-hybrid', ['ai'], size).matchAll(/[ML](-?\d+) (-?\d+)/g)]
  expect(numbers.length).toBeGreaterThan(200)
  const isInside = ([, x, y]: RegExpMatchArray) =>
    Number(x) >= 0 && Number(x) <= size.w && Number(y) >= 0 && Number(y) <= size.h
  expect(numbers.filter((point) => !isInside(point))).toEqual([])
})

test('the same slug gives the same picture, another slug a different one', () => {
  expect(cover('chatgpt-hybrid', ['ai'])).toBe(cover('chatgpt-hybrid', ['ai']))
  expect(cover('chatgpt-hybrid', ['ai'])).not.toBe(cover('chatgpt-hybrids', ['ai']))
})

test('a cover is hidden from screen readers', () => {
  expect(parseSvg(cover('a-b', ['ai'])).getAttribute('aria-hidden')).toBe('true')
})
