import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

/** Start of the second language in a bilingual file. */
const UKRAINIAN = '<a id="українською"></a>'

test.each(['bonus_prompts.md', 'checklist.md'])(
  '%s has text, and equal numbers of prompts, checkboxes and parts in each language',
  async (name) => {
    const text = await readFile(`public/${name}`, 'utf8')
    expect(text.trim()).not.toBe('')
    const shapes = text
      .split(UKRAINIAN)
      .map((languagePart) =>
        [/^### /gm, /^> /gm, /^- \[ \] /gm].map((line) => languagePart.match(line)?.length),
      )
    // A file in one language has only one shape.
    expect(new Set(shapes.map(String)).size, shapes.join(' / ')).toBe(1)
  },
)
