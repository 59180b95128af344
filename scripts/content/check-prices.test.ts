import { expect, test } from 'vitest'

import { checkPackages } from './check-prices.ts'
import { gatherLibrary } from './library.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader('.', undefined, 'later')()

test('a course that a package names and there is none of is told with those there are', () => {
  const library = gatherLibrary(files)
  const [first] = library.packages
  const packages = first ? [{ ...first, data: { ...first.data, courses: ['pi-curse'] } }] : []
  const messages = checkPackages({ ...library, packages }).map(({ message }) => message)
  expect(messages).toContainEqual(
    expect.stringMatching(/^names "pi-curse", which is no course \(known: .*pi-course/),
  )
})
