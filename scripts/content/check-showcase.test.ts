import { expect, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { checkClaims, checkToldCase } from './check-showcase.ts'
import { gatherLibrary } from './library.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader(FIXTURE)()

test('an unknown claim of a page is reported with the most similar ones', () => {
  const library = gatherLibrary(files)
  const [id = ''] = library.claims.flatMap(({ data }) => Object.keys(data.claims))
  const page = files.find(({ file }) => file === 'content/pages/about.en.yaml')
  const problems = checkClaims(page ? [{ ...page, data: { claims: [`${id}s`] } }] : [], library)
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^names the figure "${id}s", .* \\(known: .*${id}`)),
  ])
})

test("an unknown case on the AI curator's page is reported with the known ones", () => {
  const { cases } = gatherLibrary(files)
  const [knownCase = ''] = cases.map(({ id }) => id)
  const checkCase = (id: string) =>
    files
      .filter(({ file }) => file === 'content/pages/ai-curator.en.yaml')
      .map((page) => ({ ...page, data: { metrics: { case: { id } } } }))
  expect(checkToldCase(checkCase(knownCase), { cases })).toEqual([])
  expect(
    checkToldCase(checkCase(`${knownCase}s`), { cases }).map(({ message }) => message),
  ).toEqual([expect.stringMatching(new RegExp(`^is "${knownCase}s", .* \\(known: .*${knownCase}`))])
})
