import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkContent } from '#scripts/content/check-content.ts'
import { formatProblem } from '#scripts/content/problem.ts'
import { parseContentFile } from '#scripts/content/read-content.ts'

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))

const PATHS = [
  'posts/a/post.uk.mdx',
  'posts/a/post.en.mdx',
  'courses/a/course.yaml',
  'site/site.yaml',
  'site/redirects.yaml',
  'pages/home.uk.yaml',
  'packages/a.yaml',
  'lessons/01-a/lesson.uk.mdx',
  'projects/a.yaml',
  'x',
]

const yaml = fc.oneof(
  text,
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom('title', 'date', 'tags', 'price', 'seo', 'links', 'series', 'rules'),
      fc.jsonValue(),
    )
    .map((fields) => JSON.stringify(fields)),
  fc
    .array(
      fc.constantFrom(
        ...'a: |- |{|}|[|]|&a |*a|!!js/function |"|\'|  |? |<<: |%'.split('|'),
        '|\n',
        '\n',
        '---\n',
      ),
    )
    .map((parts) => parts.join('')),
)

test('a content file with any text gives data or problems, and never throws', () => {
  const body = fc
    .array(
      fc.oneof(
        fc.constantFrom('\n', ...'<A|/>|{|}|import x|`|# |[a](|)|<Callout kind="|">'.split('|')),
        text,
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), yaml, body, (path, frontmatter, text) => {
      const source = path.endsWith('.mdx') ? `---\n${frontmatter}\n---\n${text}` : frontmatter
      const file = parseContentFile(`content/${path}`, new TextEncoder().encode(source))
      const { problems } = checkContent([file], { today: '2026-11-21' })
      for (const problem of problems) expect(formatProblem(problem)).toMatch(/^content\/\S+: \S/)
    }),
    { numRuns: 150 },
  )
})
