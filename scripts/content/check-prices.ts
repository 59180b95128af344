import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { hryvniaPrice } from '#src/content/prices.ts'
import { consultationPage } from '#src/content/schema/pages/consultation.ts'

import { type Library, getDocuments } from './library.ts'
import { endedFigures, removeEndedTexts, removePastOffer } from './past-offer.ts'
import { fieldName, type Problem, type TextPath, getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Age in days after which an old price should be reviewed. */
const OLD_PRICE_DAYS = 30

/** Checks that the chain of previous courses matches the levels, and that references exist. */
export function checkCourses({ courses, sites }: Library): Problem[] {
  const byId = new Map(courses.map((course) => [course.id, course]))
  const neighbors = [
    ['previousCourse', 'nextCourse'],
    ['nextCourse', 'previousCourse'],
  ] as const
  return courses.flatMap(({ file, id, data }) => {
    const problems: Problem[] = []
    const fail = (field: string, message: string) => problems.push({ file, field, message })
    for (const [field, back] of neighbors) {
      const target = data[field]
      if (!target) continue
      const neighbor = byId.get(target)
      const actual = neighbor?.data[back]
      if (!neighbor) {
        fail(field, `is "${target}", which is not a course (known: ${[...byId.keys()].join(', ')})`)
      } else if (actual !== id) {
        const found = actual ? `is "${actual}"` : 'is missing'
        fail(field, `is "${target}", but ${back} in ${neighbor.file} ${found} (expected "${id}")`)
      }
    }
    const step = data.level && getStep(id, byId)
    if (step && data.level !== step) {
      const message = `is ${data.level}, but previousCourse makes it step ${step} of the path (expected ${step})`
      fail('level', message)
    } else if (step) {
      const duplicate = courses.find(
        (other) => other.id < id && other.data.level === step && getStep(other.id, byId) === step,
      )
      if (duplicate) fail('level', `is ${step}, which is also used by ${duplicate.file}`)
    }
    const priceUAH = hryvniaPrice(data, getRate(sites))
    if (data.oldPriceUAH !== undefined && data.oldPriceUAH <= priceUAH) {
      fail('oldPriceUAH', `is ${data.oldPriceUAH}, which is not above the price ${priceUAH}`)
    }
    const owner = courses.find(
      (other) =>
        other.id !== id && [`/courses/${other.id}`, other.data.landing].includes(data.landing),
    )
    if (data.landing && owner) {
      fail('landing', `is "${data.landing}", which is the page of ${owner.file}`)
    }
    return problems
  })
}

/** Position of a course in the path by its chain of previous courses; `undefined` for unknown courses or a cycle. */
function getStep(
  id: string,
  courses: ReadonlyMap<string, Library['courses'][number]>,
  later: readonly string[] = [],
): number | undefined {
  const course = courses.get(id)
  if (!course || later.includes(id)) return undefined
  const { level, previousCourse } = course.data
  // The free introduction has no level; other courses without one are reported separately.
  if (!level) return previousCourse ? undefined : 0
  if (!previousCourse) return 1
  const before = getStep(previousCourse, courses, [...later, id])
  return before === undefined ? undefined : before + 1
}

/** Checks the regular price, the price and the savings of a package against its courses. */
export function checkPackages({ packages, courses, sites }: Library): Problem[] {
  const levels = courses.filter(({ data }) => data.level !== undefined).map(({ id }) => id)
  return packages.flatMap(({ file, data }) => {
    const problems: Problem[] = []
    const fail = (field: string, message: string) => problems.push({ file, field, message })
    const packageCourses = courses.filter(({ id }) => data.courses.includes(id))
    for (const id of data.courses) {
      if (levels.includes(id)) continue
      const fault = packageCourses.some((course) => course.id === id)
        ? `is not a level of the learning path (allowed: ${levels.join(', ')})`
        : `is not a course (known: ${nearestNames(
            id,
            courses.map((course) => course.id),
          )})`
      fail('courses', `names "${id}", which ${fault}`)
    }
    // The sums of unknown courses are unknown.
    if (packageCourses.length < data.courses.length) return problems
    const getSum = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0)
    const sum = getSum(packageCourses.map((course) => hryvniaPrice(course.data, getRate(sites))))
    const dollars = getSum(packageCourses.map((course) => course.data.price))
    const checkPrice = (field: string, price: number, limit: number) => {
      if (price <= limit) return
      fail(field, `is ${price}, but its courses cost ${limit} together (allowed: at most ${limit})`)
    }
    const { regularPrice = sum, discountedPrice, discountedPriceUSD = 0 } = data
    if (regularPrice !== sum) {
      fail('regularPrice', `is ${regularPrice} (expected ${sum}, the sum of its courses)`)
    }
    checkPrice('discountedPriceUSD', discountedPriceUSD, dollars)
    checkPrice('discountedPrice', discountedPrice, sum)
    const savings = sum - discountedPrice
    if (savings >= 0 && savings !== (data.savings ?? savings)) {
      const message = `is ${data.savings} (expected ${savings}, the regular price minus the discounted price)`
      fail('savings', message)
    }
    return problems
  })
}

/** Warns about packages that cost more than their courses bought separately, with the waitlist discount for upcoming ones. */
export function warnAboutOverpricedPackages({ packages, courses, sites }: Library): Problem[] {
  const [site] = sites
  if (!site) return []
  const { waitlistDiscount } = site.data.offers
  return packages.flatMap(({ file, data }) => {
    const packageCourses = courses.filter(({ id }) => data.courses.includes(id))
    const separatePrice = packageCourses.reduce((sum, { data: course }) => {
      const price = hryvniaPrice(course, site.data.hryvniaRate)
      return sum + (course.isComingSoon ? (price * (100 - waitlistDiscount)) / 100 : price)
    }, 0)
    if (data.discountedPrice <= separatePrice) return []
    const message = `is ${data.discountedPrice}, but its courses cost ${Math.round(separatePrice)} bought separately (upcoming ones with the waitlist discount of ${waitlistDiscount}%)`
    return [{ file, field: 'discountedPrice', message }]
  })
}

/** Exchange rate in hryvnias per dollar; a missing site file is reported elsewhere. */
function getRate(sites: Library['sites']): number {
  return sites[0]?.data.hryvniaRate ?? 0
}

/**
 * Warns about ended offers: pages no longer show their old price, but the file still has it.
 * Texts that use their figures are reported too.
 */
export function warnAboutPastOffers(
  files: readonly ContentFile[],
  { courses }: Library,
  now: number,
): Problem[] {
  const past = courses.filter(({ data }) => removePastOffer(data, now) !== data)
  const offersById = past.map(({ id, data }) => ({ id, ...data }))
  const ended = endedFigures(offersById, now)
  const offers = past.map(({ file, data: { countdownUntil, startsOn } }) => {
    const end = countdownUntil ? `is ${countdownUntil}` : `runs to the start on ${startsOn}`
    const message = `${end}, which has passed: the page no longer shows the offer and the old price (remove countdown, countdownUntil and the old prices)`
    return { file, field: countdownUntil ? 'countdownUntil' : 'countdown', message }
  })
  const texts = files.flatMap(({ file, type, id, data }) => {
    if (!type || !data || type.format === 'mdx') return []
    const isPanel = ([part]: TextPath) =>
      type.name === 'CourseText' && part === 'offer' && past.some((course) => course.id === id)
    return removeEndedTexts(type, data, ended)
      .texts.filter(({ path }) => !isPanel(path))
      .map(({ path, names, isLeftOut }) => {
        const placeholders = names.map((name) => `{${name}}`).join(' and ')
        const consequence = isLeftOut ? 'the page no longer shows it' : 'it uses the regular price'
        const message = `names ${placeholders}, but that offer ended on ${ended.get(names[0] ?? '')}: ${consequence} (rewrite it without the figure)`
        return { file, field: fieldName(path), message }
      })
  })
  return [...offers, ...texts]
}

/** Texts of a course on sale that still mention the waitlist. */
export function warnAboutWaitlists(files: readonly ContentFile[], { courses }: Library): Problem[] {
  const message =
    'uses {waitlistDiscount}, but the course is on sale (rewrite it without the waitlist)'
  return files.flatMap(({ file, type, id, data }) => {
    const isComing = courses.some((course) => course.id === id && course.data.isComingSoon)
    if (type?.name !== 'CourseText' || isComing) return []
    return [...getTexts(data)]
      .filter(([, text]) => text.includes('{waitlistDiscount}'))
      .map(([field]) => ({ file, field, message }))
  })
}

/** Warns about old prices without a date or with an outdated one. */
export function warnAboutOldPrices({ courses }: Library, today: string): Problem[] {
  return courses.flatMap(({ file, data }) => {
    if (data.oldPrice === undefined && data.oldPriceUAH === undefined) return []
    const startDate = data.oldPriceSince
    const days = startDate ? (Date.parse(today) - Date.parse(startDate)) / 86_400_000 : Infinity
    if (days <= OLD_PRICE_DAYS) return []
    const message = startDate
      ? `is ${startDate}, more than ${OLD_PRICE_DAYS} days ago`
      : 'is missing (expected: the first day of the old price)'
    return [{ file, field: 'oldPriceSince', message }]
  })
}

/** Checks that the curator's price is that of its cheapest plan, and each step of the meeting has a length. */
export function checkServices(
  files: readonly ContentFile[],
  { services, offers }: Pick<Library, 'services' | 'offers'>,
): Problem[] {
  return services.flatMap(({ file, data: { consultation, curator } }) => {
    const problems: Problem[] = []
    const cheapest = Math.min(...Object.values(curator.plans).map((plan) => plan.priceUAH))
    const price = offers[0]?.data.curator.uah
    if (price !== undefined && price !== cheapest) {
      const message = `begin at ${cheapest}, but content/site/offers.yaml sells the curator from ${JSON.stringify(price)}`
      problems.push({ file, field: 'curator.plans', message })
    }
    // The comparison of translations covers the other language.
    const [page] = getDocuments(files, consultationPage)
    const lengths = consultation.steps.length
    if (page && page.data.steps.items.length !== lengths) {
      const message = `has ${lengths} durations, but ${page.file} has ${page.data.steps.items.length} steps`
      problems.push({ file, field: 'consultation.steps', message })
    }
    return problems
  })
}
