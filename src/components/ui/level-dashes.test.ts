import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { LEVELS } from '#src/lib/levels.ts'

import { LEVEL_CLASS } from './level-dashes.tsx'

test.each(LEVELS)('level %i has a colour', (level) => {
  const styles = readFileSync('src/app/styles/components/tag.css', 'utf8')
  expect(styles).toContain(`.${LEVEL_CLASS[level]} {\n  --lv: `)
})
