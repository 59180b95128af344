import { expect, test } from 'vitest'

import { checkClaims } from './check-showcase.ts'
import { gatherLibrary } from './library.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader('.', undefined, 'later')()

test('a figure that a page names and there is none of is told with those most like it', () => {
  const library = gatherLibrary(files)
  const [id = ''] = library.claims.flatMap(({ data }) => Object.keys(data.claims))
  const page = files.find(({ file }) => file === 'content/pages/about.en.yaml')
  const problems = checkClaims(page ? [{ ...page, data: { claims: [`${id}s`] } }] : [], library)
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^names the figure "${id}s", .* \\(known: .*${id}`)),
  ])
})
