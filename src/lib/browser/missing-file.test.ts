import { expect, test } from 'vitest'

import { isMissingFile } from './missing-file.ts'

test.each([
  'Failed to fetch dynamically imported module: https://site.example/assets/menu-1a2b.js',
  'error loading dynamically imported module: https://site.example/assets/menu-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/search-1a2b.css',
])('a file is missing when a browser says: %s', (message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true)
})

test.each([new Error('no post "x"'), 'Failed to fetch dynamically imported module', undefined])(
  'no file is missing when what was thrown is %s',
  (error) => {
    expect(isMissingFile(error)).toBe(false)
  },
)
