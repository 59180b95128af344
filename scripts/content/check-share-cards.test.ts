import { expect, test } from 'vitest'

import { drawableText, warnAboutShareCards } from './check-share-cards.ts'
import { parseContentFile } from './read-content.ts'

const postCalled = (title: string) =>
  parseContentFile(
    'content/posts/a/uk.mdx',
    Buffer.from(
      `---\ntitle: "${title}"\nexcerpt: Опис цього допису, досить довгий, щоб пройти перевірку на найменшу довжину опису допису.\ndate: 2024-03-06\ntags: [ai]\nkeywords: [знаки]\n---\n\nТекст.\n`,
    ),
  )

test('signs of a title that its picture for sharing leaves out are noted', () => {
  const [note] = warnAboutShareCards([postCalled('🚀 Від Excel → до 中文 бота')])
  expect(note).toMatchObject({ field: 'title' })
  expect(note?.message).toMatch(/^holds 🚀 → 中 文, which the picture for sharing leaves out/)
  expect(warnAboutShareCards([postCalled('«Ґанок» — це №1, 5\u202F% і $3')])).toEqual([])
})

test('a picture for sharing has no gaps where signs were left out', () => {
  expect(drawableText('🚀 Від Excel → до 中文 бота')).toBe('Від Excel до бота')
})
