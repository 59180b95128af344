import { expect, test } from 'vitest'

import { builtFiles, readBuilt } from '#tests/support/built-site.ts'

const sheets = builtFiles.filter((file) => file.endsWith('.css'))

// For such a rule browsers compute all around an element anew whenever one comes or goes, on every page.
test.each(sheets)('no rule of %s is for whatever stands after another element', (file) => {
  expect(readBuilt(file).match(/[^{},]*[+~]\s*\*[^{]*/g)).toBeNull()
})
