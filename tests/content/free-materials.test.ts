import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

/** Where the second language of a bilingual file begins. */
const UKRAINIAN = '<a id="українською"></a>'

/** The English and the Ukrainian half of a public file. */
async function halvesOf(name: string): Promise<{ en: string; uk: string }> {
  const [en = '', uk = '', ...others] = (await readFile(`public/${name}`, 'utf8')).split(UKRAINIAN)
  expect(others).toEqual([])
  return { en, uk }
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('fifty prompts stand in each language, numbered alike and each with its text', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1))
  for (const half of Object.values(await halvesOf('bonus_prompts.md'))) {
    const titles = Array.from(half.matchAll(/^### (\d+)\. .+$/gm), ([, number]) => number)
    expect(titles).toEqual(numbers)
    const texts = Array.from(half.matchAll(/^> (.+)$/gm), ([, text = '']) => text)
    expect(texts).toHaveLength(50)
    expect(texts.filter((text) => text.length < 80)).toEqual([])
    // A prompt without a gap to fill could only be somebody else's.
    expect(texts.filter((text) => !/\[[^\]]+\]/.test(text))).toEqual([])
  }
})

test('the checklist has the same parts and boxes in both languages, and says that it is public', async () => {
  const { en, uk } = await halvesOf('checklist.md')
  expect(countOf(en, /^- \[ \] /gm)).toBeGreaterThan(15)
  expect(countOf(uk, /^- \[ \] /gm)).toBe(countOf(en, /^- \[ \] /gm))
  expect(countOf(uk, /^## /gm)).toBe(countOf(en, /^## /gm))
  expect(en).toContain('free and public')
  expect(uk).toContain('безкоштовний і відкритий')
})
