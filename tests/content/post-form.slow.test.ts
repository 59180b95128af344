import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkContent } from '#scripts/content/check-content.ts'
import { parseContentFile } from '#scripts/content/read-content.ts'
import { postFile, readPostFile } from '#src/features/admin/post-file.ts'
import { emptyValues, findFileProblems, toBrowserPost } from '#src/features/admin/post-form.ts'

const CONTEXT = {
  paths: ['/', '/blog', '/courses'],
  tags: ['ai', 'chatbot'],
  siteUrl: 'https://site.example/',
}

// Texts that an author may type or paste.
const PIECES = [
  ...'# ## > - 1. ``` ~~~ | [ ] ( ) ! * _ ** ~~ { } < </ /> <!-- --> & &amp; &#0; \\ ` $ = :'.split(
    ' ',
  ),
  ...'import export default --- === [^1] [image: .png] https://e.com/a mailto:a@b.co'.split(' '),
  ...'javascript:alert(1) /blog #a www.e.com //e.com слово é 😀 a 1'.split(' '),
  ...Array.from('\u200F\u0000\u0008\u000B\uFEFF\u2028\n\r\t '),
  '\uD800',
  "пам'ять",
  '- [ ] ',
  '[^1]: ',
  '\n\n',
  '\r\n',
  '  \n',
  '    ',
]

const markdown = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })))
  .map((parts) => parts.join(''))

const line = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { maxLength: 8 })
    .map((parts) => parts.join('').slice(0, maxLength))

const typed = fc.record({
  title: line(90).map((text) => `Т${text}`.slice(0, 90)),
  excerpt: line(100).map((text) => `${text}${'слово '.repeat(20)}`.slice(0, 220)),
  content: markdown.map((text) => `a ${text}`),
  keywords: line(40).map((text) => `к${text}`),
  image: fc.webUrl().map((url) => url.replace('http', 'Http')),
  date: fc.constantFrom('2023-10-10', '2024-02-29'),
  tags: fc.constantFrom('', 'ai', 'ai,chatbot,cooking'),
})

test("every file that the form accepts passes the build's checks", () => {
  fc.assert(
    fc.property(typed, (values) => {
      const form = { ...emptyValues('2026-11-21'), slug: 'own', ...values }
      fc.pre(Object.keys(findFileProblems(form)).length === 0)
      const { path, text } = postFile(toBrowserPost(form, ''), CONTEXT)
      const file = parseContentFile(path, new TextEncoder().encode(text))
      const { problems } = checkContent([file], { today: '2026-11-21' })
      expect(problems.filter((problem) => problem.file === path)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a text too long to parse survives export and import unchanged', () => {
  const content = `# a\n\n${'['.repeat(5000)} {x} <b>`
  const form = { ...emptyValues('2026-11-21'), title: 'Т', slug: 'own', content }
  expect(readPostFile(postFile(toBrowserPost(form, ''), CONTEXT), '')?.content).toBe(content)
})
