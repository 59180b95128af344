import { expect, test } from 'vitest'

import { getFileLocale } from './file-locale.ts'

test.each([
  ['posts/hello/post.uk.mdx', 'uk'],
  ['posts/uk/post.en.mdx', 'en'],
  ['pages/home.en.yaml', 'en'],
  ['uk.mdx', 'uk'],
  ['site/site.yaml', undefined],
  ['portfolio/ouk.yaml', undefined],
  ['factory/words.ru.yaml', undefined],
])('the language of %s is %s', (path, locale) => {
  expect(getFileLocale(path)).toBe(locale)
})
