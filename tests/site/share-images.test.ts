import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawCard } from '#scripts/build/share-image/draw-card.ts'
import { loadTypefaces } from '#scripts/build/share-image/typefaces.ts'
import { headingOf, SHARE_SIZE, type ShareCard } from '#src/seo/share-card.ts'
import { appPages, builtFiles, builtPages, sentBytes } from '#tests/support/built-site.ts'

const ORIGIN = 'http://localhost:4173/'
const MAX_BYTES = 60 * 1024

/** Where the drawing begins: no letter may reach it. */
const EDGE = 720

const pages = [...appPages, ...builtPages.filter(({ file }) => file.startsWith('edu/'))]
const faces = await loadTypefaces()

const contentOf = ({ document }: (typeof pages)[number], property: string) =>
  document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? ''

test.each(pages)('the picture of $path is there, in the size that its head says', async (page) => {
  const file = contentOf(page, 'image').replace(ORIGIN, '')
  expect(builtFiles).toContain(file)
  const { width, height, format } = await sharp(`dist/${file}`).metadata()
  expect({ width, height, format }).toEqual({ ...SHARE_SIZE, format: 'png' })
  expect(sentBytes(file)).toBeLessThan(MAX_BYTES)
  expect(contentOf(page, 'image:width')).toBe(String(width))
  expect(contentOf(page, 'image:height')).toBe(String(height))
  expect(page.document.querySelector('meta[name="twitter:card"]')).not.toBeNull()
})

test.each(pages)('the picture of $path says the heading, and so does its text', (page) => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const alt = plain(contentOf(page, 'image:alt'))
  expect(alt).toContain(plain(page.document.querySelector('h1')?.text ?? '-'))
  const { question = '', title } = headingOf(page.html)
  expect(alt).toBe(plain(`${question} ${title}`))
  for (const letter of new Set(question + title)) {
    const isShown = /\s/.test(letter) || faces.answer.measure(letter) > 0
    expect(isShown, `${letter} has an outline`).toBe(true)
  }
})

test('there is a picture for each page and language, and none for anything else', () => {
  const files = builtFiles.filter((file) => file.startsWith('assets/share/'))
  const named = pages.map((page) => contentOf(page, 'image').replace(ORIGIN, ''))
  expect(new Set(named).size).toBe(pages.length)
  expect(files.toSorted()).toEqual(named.toSorted())
})

const card = { locale: 'uk', brand: 'Тире', note: 'dialogflow, chatbot' } as const

test.each([
  ['a short title', { title: 'Vite' }],
  [
    'every letter of Ukrainian',
    { title: '«Щастям б’єш жук її, глицю в фон й ґедзь пріч» ʼ є і ї ґ' },
  ],
  ['a very long word', { title: 'Найнеперевершенішезахмарочосопереоснащення' }],
  [
    'a long question and a long answer',
    {
      question: 'Скільки разів на місяць? '.repeat(6),
      title: 'Сесії та контексти бота '.repeat(12),
    },
  ],
])('%s stays within its side of the picture', (_, words) => {
  const drawing: ShareCard = { ...card, ...words, art: { id: 'post', tags: ['ai'] } }
  const { width, height, pixels } = drawCard(drawing, faces)
  let [right, bottom] = [0, 0]
  pixels.forEach((colour, index) => {
    const x = index % width
    if (colour === 0 || x >= EDGE) return
    right = Math.max(right, x)
    bottom = Math.floor(index / width)
  })
  expect(right).toBeGreaterThan(EDGE / 4)
  expect(right).toBeLessThan(EDGE - 20)
  expect(bottom).toBeLessThan(height - 30)
})
