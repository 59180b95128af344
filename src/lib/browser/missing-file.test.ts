import { expect, test } from 'vitest'

import { isMissingFile } from './missing-file.ts'

test.each([
  'Failed to fetch dynamically imported module: https://site.example/assets/menu-1a2b.js',
  'error loading dynamically imported module: https://site.example/assets/menu-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/search-1a2b.css',
])('the error "%s" means a missing file', (message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true)
})

test.each([new Error('no post "x"'), 'Failed to fetch dynamically imported module', undefined])(
  'the error %s does not mean a missing file',
  (error) => {
    expect(isMissingFile(error)).toBe(false)
  },
)
