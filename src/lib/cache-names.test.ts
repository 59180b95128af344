import { expect, test } from 'vitest'

import { cacheNames } from './cache-names.ts'

test('sites on the same host have separate caches', () => {
  expect(cacheNames('/')).toEqual({ pages: 'pages', assets: 'assets', course: 'course' })
  expect(cacheNames('/site/')).toEqual({
    pages: 'site/pages',
    assets: 'site/assets',
    course: 'site/course',
  })
})
