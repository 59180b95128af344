import { expect, test } from 'vitest'

import { packageSchema } from '#src/content/schema/package.ts'

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

test('a course that is no level of the path cannot be part of a package', () => {
  const library = gatherLibrary(files)
  const [first] = library.packages
  const courses = ['pi-course', 'ai-fundamentals']
  const packages = first ? [{ ...first, data: { ...first.data, courses } }] : []
  const about = checkPackages({ ...library, packages }).filter(({ field }) => field === 'courses')
  expect(about.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^names "ai-fundamentals", which is no level of the path \(allowed: .*pi-course/,
    ),
  ])
})

test('a package names each of its courses once', () => {
  const [first] = gatherLibrary(files).packages
  const { error } = packageSchema.safeParse({ ...first?.data, courses: ['pi-course', 'pi-course'] })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'courses.1 must stand once in the list',
  ])
})
