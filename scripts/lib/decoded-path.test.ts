import { expect, test } from 'vitest'

import { decodedPath } from './decoded-path.ts'

test.each([
  ['./my%20photo.png', './my photo.png'],
  ['/%D1%84.pdf', '/ф.pdf'],
  ['./100%.png', './100%.png'],
])('the address %s names the file %s', (address, file) => {
  expect(decodedPath(address)).toBe(file)
})
