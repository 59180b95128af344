import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { THEME_COLORS } from './web-manifest.ts'

test.each([
  ['ground', 'paper'],
  ['ink', 'ink'],
  ['pen', 'pen'],
  ['quiet', 'ink-3'],
] as const)('the theme color %s matches the design tokens', (name, token) => {
  const tokens = readFileSync('src/app/styles/tokens.css', 'utf8').toLowerCase()
  const colors = `${THEME_COLORS.light[name]}, ${THEME_COLORS.dark[name]}`.toLowerCase()
  expect(tokens).toContain(`--color-${token}: light-dark(${colors})`)
})
