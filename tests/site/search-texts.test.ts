import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { appPages, builtFiles } from '#tests/support/built-site.ts'

/** What search shows of pages: the texts of the index, each packed in a file of its own. */
const texts = builtFiles
  .filter((file) => file.startsWith('pagefind/fragment/'))
  .map((file) => gunzipSync(readFileSync(join('dist', file))).toString('utf8'))

test('no clock that has not begun to run is a part of what search shows', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\p{L}00\b/u.test(text))).toEqual([])
  expect(texts.filter((text) => /Price valid for|Ціна діє ще/.test(text))).toEqual([])
})

test('cells of a table are words of their own', () => {
  const rows = appPages.flatMap(({ document }) =>
    document
      .querySelectorAll('main tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => cell.textContent.trim()))
      .filter(([first = '', second = '']) => /\p{L}$/u.test(first) && /^\p{L}/u.test(second)),
  )
  expect(rows.length).toBeGreaterThan(50)
  const glued = rows.flatMap(([first = '', second = '']) => {
    const joint = first.slice(-8) + second.slice(0, 8)
    return texts.some((text) => text.includes(joint)) ? [joint] : []
  })
  expect(glued).toEqual([])
})
