import { expect, test } from 'vitest'

import { embedFont } from './embed-font.ts'

const drawing = (text: string, font = 'Commissioner, Arial') =>
  `<svg font-family="${font}"><text>${text}</text></svg>`

test('a drawing in the font of the site carries the letters that it uses', async () => {
  const svg = await embedFont(drawing('Слово word'))
  expect(svg).toMatch(/^<svg font-family="Commissioner, Arial"><style>@font-face/)
  expect(svg.match(/data:font\/woff2;base64,/g)).toHaveLength(2)
  expect(svg.length).toBeLessThan(12_000)
  expect((await embedFont(drawing('word'))).match(/@font-face/g)).toHaveLength(1)
})

test('a drawing in another font stays as it is', async () => {
  expect(await embedFont(drawing('word', 'serif'))).toBe(drawing('word', 'serif'))
})
