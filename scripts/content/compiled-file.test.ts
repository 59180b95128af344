import { expect, test } from 'vitest'

import { formatCompiled, readParts } from './compiled-file.ts'

const facts = { problems: [], notes: [], images: [], links: [], headings: [], anchors: ['one'] }

test('each part of an article is read by itself', () => {
  const article = {
    text: 'Рядок\nand a second one\u2028',
    facts,
    code: 'function () {\n}',
    plain: '# Назва\n\nWords.\n',
  }
  const parts = readParts(Buffer.from(formatCompiled({ fields: { title: 'Назва' }, article })))
  expect(parts.plain()).toBe(article.plain)
  expect(parts.code()).toBe(article.code)
  expect(parts.facts()).toEqual(facts)
  expect(parts.fields()).toEqual([{ title: 'Назва' }, article.text])
})

test('other documents have fields alone', () => {
  const parts = readParts(Buffer.from(formatCompiled({ fields: { name: 'a\nb' } })))
  expect(parts.fields()).toEqual([{ name: 'a\nb' }])
  expect(parts.code).toThrow('fields alone')
})
