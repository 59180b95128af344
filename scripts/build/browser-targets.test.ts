import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { browserTargets } from './site-options.ts'

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }

test('every supported browser has a minimum version, which themes require', () => {
  expect(browserTargets(packageFile.browserslist)).toEqual([
    'chrome123',
    'edge123',
    'firefox120',
    'safari17.5',
    'ios17.5',
  ])
})

test.each(['defaults', 'chrome 123', 'ie >= 11'])(
  '%s is rejected as a minimum version',
  (query) => {
    expect(() => browserTargets([query])).toThrow(`names "${query}"`)
  },
)
