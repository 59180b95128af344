import { expect, test } from 'vitest'

import { readAttribute, demoSite, fixtureSite, getText } from '#tests/support/sites.ts'

const ID = 'w3fz6t9ckq2m8xrd5vhj'
const NAME = 'Оксана Приклад'

/** A certificate that is marked as a sample. */
const SAMPLE = 'k7mq2x9dfw4hz8pn3tbc'

test('a certificate names the student, course, date and issuer, and explains how to verify it', () => {
  for (const [path, words] of [
    [
      `/certificate/${ID}`,
      [NAME, 'Prompt basics', 'June 15, 2026', 'Sample Studio', 'How to check it'],
    ],
    [`/uk/certificate/${ID}`, [NAME, 'Основи промптів', '15 червня 2026']],
  ] as const) {
    const { document, url } = fixtureSite().page(path)
    const text = getText(document.querySelector('[data-slot=certificate]'))
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    // A printed copy can be verified by its address and QR code.
    expect(text).toContain(url)
    expect(text).toContain(ID)
    expect(document.querySelector('[data-slot=qr-code] path')).not.toBeNull()
    expect(getText(document.querySelector('h1'))).toBe(NAME)
    expect(document.querySelector('h1 [lang=uk]')).not.toBeNull()
    expect(readAttribute(document, 'meta[name=robots]', 'content')).toContain('noindex')
    expect(text).not.toMatch(/Sample(?! Studio)|Зразок/)
  }
})

test('previews of a certificate show its name, and no other file contains its address', () => {
  const { files, read, page } = fixtureSite()
  const { document } = page(`/certificate/${ID}`)
  expect(readAttribute(document, 'meta[property="og:title"]', 'content')).toContain(NAME)
  expect(readAttribute(document, 'meta[property="og:image:alt"]', 'content')).toContain(NAME)
  const picture = readAttribute(document, 'meta[property="og:image"]', 'content') ?? ''
  expect(files).toContain(new URL(picture).pathname.replace('/site/', ''))
  const texts = files.filter((file) => /\.(?:html|xml|txt|json|js|md)$|^_/.test(file))
  const naming = texts.filter((file) => read(file).includes(ID)).toSorted()
  expect(naming).toEqual([
    `certificate/${ID}.html`,
    `content/certificate/en/${ID}.js`,
    `content/certificate/uk/${ID}.js`,
    `uk/certificate/${ID}.html`,
  ])
})

test('a sample certificate is marked in a demonstration, and a published site has nothing of it', () => {
  for (const [path, mark] of [
    [`/certificate/${SAMPLE}`, 'Sample'],
    [`/uk/certificate/${SAMPLE}`, 'Зразок'],
  ] as const) {
    const { document } = demoSite().page(path)
    const tags = [...document.querySelectorAll('[data-slot=certificate] [data-slot=tag]')]
    expect(tags.map(getText)).toContain(mark)
  }
  const { files, read } = fixtureSite()
  expect(files.filter((file) => file.includes(SAMPLE))).toEqual([])
  const texts = files.filter((file) => /\.(?:html|xml|txt|json|js|md)$|^_/.test(file))
  expect(texts.filter((file) => read(file).includes(SAMPLE))).toEqual([])
})
