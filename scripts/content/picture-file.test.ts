import { expect, test } from 'vitest'

import { pictureFile } from './picture-file.ts'

test.each([
  ['./my%20photo.png', './my photo.png'],
  ['./100%.png', './100%.png'],
])('%s in Markdown is the file %s', (address, file) => {
  expect(pictureFile(address)).toBe(file)
})
