import { expect, test } from 'vitest'

import { checkClaims, checkToldCase } from './check-showcase.ts'
import { gatherLibrary } from './library.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader()()

test('a figure that a page names and there is none of is told with those most like it', () => {
  const library = gatherLibrary(files)
  const [id = ''] = library.claims.flatMap(({ data }) => Object.keys(data.claims))
  const page = files.find(({ file }) => file === 'content/pages/about.en.yaml')
  const problems = checkClaims(page ? [{ ...page, data: { claims: [`${id}s`] } }] : [], library)
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^names the figure "${id}s", .* \\(known: .*${id}`)),
  ])
})

test("an AI curator's page that tells a case there is none of is told those that there are", () => {
  const { cases } = gatherLibrary(files)
  const [known = ''] = cases.map(({ id }) => id)
  const told = (id: string) =>
    files
      .filter(({ file }) => file === 'content/pages/ai-curator.en.yaml')
      .map((page) => ({ ...page, data: { metrics: { case: { id } } } }))
  expect(checkToldCase(told(known), { cases })).toEqual([])
  expect(checkToldCase(told(`${known}s`), { cases }).map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^is "${known}s", .* \\(known: .*${known}`)),
  ])
})
