// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { cover } from './cover-art.ts'

const TAGS = ['dialogflow', 'chatbot', 'development', 'ai', 'programming', 'automation']

const SLUGS = ['dialogflow-session', 'a', 'rozrobka-ai-agentiv-vid-prostoho-do-skladnoho']

const RATIOS = [
  { w: 1200, h: 675 },
  { w: 1000, h: 1000 },
  { w: 480, h: 630 },
]

function parseSvg(text: string): Element {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
}

test('each tag has its own drawing', () => {
  expect(new Set(TAGS.map((tag) => cover('any-slug', [tag]))).size).toBe(TAGS.length)
})

test.each([
  ['ai', ['dialogflow', 'ai', 'automation']],
  ['programming', ['automation', 'development', 'programming']],
  ['automation', ['dialogflow', 'automation']],
])('the rarest of several tags, %s, selects the drawing, whatever their order', (tag, tags) => {
  expect(cover('x', tags)).toBe(cover('x', [tag]))
})

test('a slug without a known tag gets one of the drawings', () => {
  for (const slug of SLUGS) {
    expect(TAGS.map((tag) => cover(slug, [tag]))).toContain(cover(slug, ['events']))
  }
})

test.each(TAGS)('a cover for %s is well-formed and small in every aspect ratio', (tag) => {
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
