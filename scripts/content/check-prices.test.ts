import { expect, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { packageSums } from '#src/content/prices.ts'
import { packageSchema } from '#src/content/schema/package.ts'

import { checkCourses, checkPackages, warnAboutOldPrices } from './check-prices.ts'
import { gatherLibrary } from './library.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader(FIXTURE)()
const lastLevel =
  gatherLibrary(files).courses.find(({ data }) => data.previousCourse && !data.nextCourse)?.id ?? ''

test('an unknown course in a package is reported with the known ones', () => {
  const library = gatherLibrary(files)
  const [first] = library.packages
  const packages = first ? [{ ...first, data: { ...first.data, courses: ['pi-curse'] } }] : []
  const messages = checkPackages({ ...library, packages }).map(({ message }) => message)
  expect(messages).toContainEqual(
    expect.stringMatching(/^names "pi-curse", which is not a course \(known: .*pi-course/),
  )
})

test('a course without a level cannot be part of a package', () => {
  const library = gatherLibrary(files)
  const [first] = library.packages
  const courses = ['pi-course', 'ai-fundamentals']
  const packages = first ? [{ ...first, data: { ...first.data, courses } }] : []
  const courseProblems = checkPackages({ ...library, packages }).filter(
    ({ field }) => field === 'courses',
  )
  expect(courseProblems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^names "ai-fundamentals", which is not a level of the learning path \(allowed: .*pi-course/,
    ),
  ])
})

test('a package names each of its courses once', () => {
  const [first] = gatherLibrary(files).packages
  const { error } = packageSchema.safeParse({ ...first?.data, courses: ['pi-course', 'pi-course'] })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'courses.1 must appear only once in the list',
  ])
})

const PACKAGE_PRICES = { regularPrice: 1198, discountedPrice: 999, savings: 199 }
const PRICES: Record<string, [usd: number, uah: number]> = {
  'pi-course': [9, 399],
  'second-course': [20, 799],
}

test.each([
  [
    'a price in dollars above that of its courses',
    { discountedPriceUSD: 999 },
    ['discountedPriceUSD is 999, but its courses cost 29 together (allowed: at most 29)'],
  ],
  ['a price in dollars of all its courses', { discountedPriceUSD: 29 }, []],
  [
    'a price above that of its courses',
    { discountedPrice: 1999 },
    ['discountedPrice is 1999, but its courses cost 1198 together (allowed: at most 1198)'],
  ],
  ['a price of all its courses', { discountedPrice: 1198, savings: 0 }, []],
  [
    'a wrong sum, of which nothing else is counted',
    { regularPrice: 500 },
    ['regularPrice is 500 (expected 1198, the sum of its courses)'],
  ],
])('a package with %s', (_case, change, sentences) => {
  const library = gatherLibrary(files)
  const pairPackage = library.packages.find(({ id }) => id === 'pair')
  const packages = pairPackage
    ? [{ ...pairPackage, data: { ...pairPackage.data, ...PACKAGE_PRICES, ...change } }]
    : []
  const courses = library.courses.map((course) => {
    const [price = course.data.price, priceUAH] = PRICES[course.id] ?? []
    return { ...course, data: { ...course.data, price, priceUAH } }
  })
  expect(
    checkPackages({ ...library, courses, packages }).map(
      ({ field, message }) => `${field} ${message}`,
    ),
  ).toEqual(sentences)
})

test.each<[what: string, change: Record<string, object>, sentences: string[]]>([
  [
    'a level that another course has',
    { 'third-course': { level: 2 } },
    ['third-course level is 2, but previousCourse makes it step 3 of the path (expected 3)'],
  ],
  [
    'two levels that have changed places',
    { 'third-course': { level: 4 }, 'fourth-course': { level: 3 } },
    [
      'fourth-course level is 3, but previousCourse makes it step 4 of the path (expected 4)',
      'third-course level is 4, but previousCourse makes it step 3 of the path (expected 3)',
    ],
  ],
  [
    'a second beginning',
    { 'ai-fundamentals': { level: 1 } },
    ['pi-course level is 1, which is also used by content/courses/ai-fundamentals/course.yaml'],
  ],
  [
    'a course without a level before the first, which is no step of it',
    {
      'ai-fundamentals': { nextCourse: 'pi-course' },
      'pi-course': { previousCourse: 'ai-fundamentals' },
    },
    [],
  ],
  [
    'courses that lead to each other in a ring, whose levels nothing says',
    {
      'pi-course': { previousCourse: lastLevel },
      [lastLevel]: { nextCourse: 'pi-course' },
    },
    [],
  ],
  [
    'a course that the one before it does not lead to',
    { 'pi-course': { nextCourse: undefined } },
    [
      'second-course previousCourse is "pi-course", but nextCourse in content/courses/pi-course/course.yaml is missing (expected "second-course")',
    ],
  ],
])('of the learning path: %s', (_case, change, sentences) => {
  const library = gatherLibrary(files)
  const courses = library.courses.map((course) => ({
    ...course,
    data: { ...course.data, ...change[course.id] },
  }))
  expect(
    checkCourses({ ...library, courses }).map(
      ({ file, field, message }) => `${file.split('/')[2]} ${field} ${message}`,
    ),
  ).toEqual(sentences)
})

test.each([
  [{ oldPriceSince: undefined }, ['is missing (expected: the first day of the old price)']],
  [{ oldPriceSince: '2026-01-01' }, []],
  [{ oldPriceSince: '2025-12-31' }, ['is 2025-12-31, more than 30 days ago']],
  [
    { oldPrice: undefined, oldPriceSince: undefined },
    ['is missing (expected: the first day of the old'],
  ],
  [{ oldPrice: undefined, oldPriceUAH: undefined, oldPriceSince: undefined }, []],
])('an old price with %j is noted as %j', (change, notes) => {
  const library = gatherLibrary(files)
  const courses = library.courses.slice(0, 1).map((course) => ({
    ...course,
    data: { ...course.data, oldPrice: 9, oldPriceUAH: 360, ...change },
  }))
  const warnings = warnAboutOldPrices({ ...library, courses }, '2026-01-31')
  expect(warnings.map(({ field, message }) => `${field} ${message}`)).toEqual(
    notes.map((note) => expect.stringContaining(`oldPriceSince ${note}`)),
  )
})

test("the sum of a package's courses and its savings are calculated if they are omitted", () => {
  const library = gatherLibrary(files)
  const [first] = library.packages
  const { regularPrice: _, savings: __, ...data } = first?.data ?? {}
  const packages = [{ ...first, data }] as unknown as typeof library.packages
  expect(packageSchema.safeParse(data).success).toBe(true)
  expect(checkPackages({ ...library, packages })).toEqual([])
  expect(
    packageSums(
      { courses: ['a', 'b'], discountedPrice: 1000 },
      [
        { id: 'a', price: 10, priceUAH: 399 },
        { id: 'b', price: 20 },
        { id: 'c', price: 1 },
      ],
      40,
    ),
  ).toEqual({ regularPrice: 1199, savings: 199 })
})
