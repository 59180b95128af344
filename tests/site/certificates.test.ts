import { expect, test } from 'vitest'

import { attributeOf, fixtureSite, textOf } from '#tests/support/sites.ts'

const ID = 'k7mq2x9dfw4hz8pn3tbc'

test('a certificate names the student, course, date and issuer, and explains how to verify it', () => {
  for (const [path, words] of [
    [
      `/certificate/${ID}`,
      ['Sample Student', 'Prompt basics', 'June 15, 2026', 'Sample Studio', 'How to check it'],
    ],
    [`/uk/certificate/${ID}`, ['Sample Student', 'Основи промптів', '15 червня 2026', 'Зразок']],
  ] as const) {
    const { document, url } = fixtureSite().page(path)
    const text = textOf(document.querySelector('[data-slot=certificate]'))
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    // A printed copy can be verified by its address and QR code.
    expect(text).toContain(url)
    expect(text).toContain(ID)
    expect(document.querySelector('[data-slot=qr-code] path')).not.toBeNull()
    expect(textOf(document.querySelector('h1'))).toBe('Sample Student')
  }
})

test('previews of a certificate show its name, and no other file contains its address', () => {
  const { files, read, page } = fixtureSite()
  const { document } = page(`/certificate/${ID}`)
  expect(attributeOf(document, 'meta[property="og:title"]', 'content')).toContain('Sample Student')
  expect(attributeOf(document, 'meta[property="og:image:alt"]', 'content')).toContain(
    'Sample Student',
  )
  const texts = files.filter((file) => /\.(?:html|xml|txt|json|js|md)$|^_/.test(file))
  const naming = texts.filter((file) => read(file).includes(ID)).toSorted()
  expect(naming).toEqual([
    `certificate/${ID}.html`,
    `content/certificate/en/${ID}.js`,
    `content/certificate/uk/${ID}.js`,
    `uk/certificate/${ID}.html`,
  ])
})
