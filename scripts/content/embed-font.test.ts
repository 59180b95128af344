import { expect, test } from 'vitest'

import { embedFont } from './embed-font.ts'

const drawing = (text: string, font = 'Commissioner, Arial') =>
  `<svg font-family="${font}"><text>${text}</text></svg>`

test("an SVG in the site's font embeds the letters that it uses", async () => {
  const svg = await embedFont(drawing('Слово word'))
  expect(svg).toMatch(/^<svg font-family="Commissioner, Arial"><style>@font-face/)
  expect(svg.match(/data:font\/woff2;base64,/g)).toHaveLength(2)
  expect(svg.length).toBeLessThan(12_000)
  expect((await embedFont(drawing('word'))).match(/@font-face/g)).toHaveLength(1)
})

test.each([
  ['#1', 'U+23'],
  ['200 ₴', 'U+20B4'],
  ['20 °C', 'U+B0'],
  ['ёлка', 'U+451'],
])('an SVG with the text %s embeds its rare letter', async (text, code) => {
  const fontFaces = (await embedFont(drawing(text))).match(/@font-face\{[^}]*\}/g)
  expect(fontFaces).toHaveLength(2)
  expect(fontFaces?.some((fontFace) => fontFace.endsWith(`unicode-range:${code}}`))).toBe(true)
})

test.each([
  '<?xml version="1.0" encoding="UTF-8"?>\n',
  '<!-- Made by hand -->\n',
  '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- <svg> -->\n',
])('the font is embedded inside an SVG that begins with %j', async (start) => {
  const svg = await embedFont(start + drawing('word'))
  expect(svg).toMatch(
    /<svg font-family="Commissioner, Arial"><style>@font-face[^<]*<\/style><text>/,
  )
  expect(svg.startsWith(`${start}<svg font-family`)).toBe(true)
})

test('the font is embedded only after the complete root tag', async () => {
  const inner = '<svg><text>word</text></svg>'
  const start = '<svg aria-label="a > b" font-family="Commissioner">'
  const svg = await embedFont(`${start}${inner}</svg>`)
  expect(svg.startsWith(`${start}<style>`)).toBe(true)
  expect(svg.endsWith(`</style>${inner}</svg>`)).toBe(true)
})

test('an SVG in another font is unchanged', async () => {
  expect(await embedFont(drawing('word', 'serif'))).toBe(drawing('word', 'serif'))
})
