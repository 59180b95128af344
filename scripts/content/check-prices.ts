import { nearestNames } from '#scripts/lib/nearest-names.ts'
import { hryvniaPrice } from '#src/content/prices.ts'
import { consultationPage } from '#src/content/schema/pages/consultation.ts'

import { checkOrder } from './check-showcase.ts'
import { type Library, getDocuments } from './library.ts'
import { endedFigures, removeEndedTexts, removePastOffer } from './past-offer.ts'
import { fieldName, type Problem, type TextPath, getTexts } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Age in days after which an old price should be reviewed. */
const OLD_PRICE_DAYS = 30

/** Checks that the chain of previous courses matches the levels, and that references exist. */
export function checkCourses({ courses, sites }: Library): Problem[] {
  const rate = getRate(sites)
  const byId = new Map(courses.map((course) => [course.id, course]))
  const ids = [...byId.keys()].join(', ')
  const mistakes = courses.flatMap(({ file, id, data }) => {
    const problems: Problem[] = []
    const fail = (field: string, message: string) => problems.push({ file, field, message })
    for (const [field, back] of [
      ['previousCourse', 'nextCourse'],
      ['nextCourse', 'previousCourse'],
    ] as const) {
      const target = data[field]
      if (!target) continue
      const neighbour = byId.get(target)
      if (!neighbour) fail(field, `is "${target}", which is not a course (known: ${ids})`)
      else if (neighbour.data[back] !== id) {
        fail(
          field,
          `is "${target}", but ${back} in ${neighbour.file} ${neighbour.data[back] ? `is "${neighbour.data[back]}"` : 'is missing'} (expected "${id}")`,
        )
      }
    }
    const step = getStep(id, byId)
    if (data.level && step && data.level !== step) {
      const message = `is ${data.level}, but previousCourse makes it step ${step} of the path (expected ${step})`
      fail('level', message)
    } else if (data.level && step) {
      const duplicate = courses.find(
        (other) => other.id < id && other.data.level === step && getStep(other.id, byId) === step,
      )
      if (duplicate) fail('level', `is ${data.level}, which is also used by ${duplicate.file}`)
    }
    const priceUAH = hryvniaPrice(data, rate)
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
  return [...mistakes, ...checkOrder(courses)]
}

/** Position of a course in the path by its chain of previous courses; `undefined` for unknown courses or a cycle. */
function getStep(
  id: string,
  courses: ReadonlyMap<string, Library['courses'][number]>,
): number | undefined {
  const before = new Set<string>()
  for (
    let course = courses.get(id);
    course;
    course = courses.get(course.data.previousCourse ?? '')
  ) {
    if (before.has(course.id)) return undefined
    // The free introduction has no level; other courses without one are reported separately.
    if (!course.data.level) return course.data.previousCourse ? undefined : before.size
    before.add(course.id)
    if (!course.data.previousCourse) return before.size
  }
  return undefined
}

/** Checks the regular price, the price and the savings of a package against its courses. */
export function checkPackages({ packages, courses, sites }: Library): Problem[] {
  const rate = getRate(sites)
  const hryvniaPrices = new Map(courses.map(({ id, data }) => [id, hryvniaPrice(data, rate)]))
  const dollarPrices = new Map(courses.map(({ id, data }) => [id, data.price]))
  const levels = courses.filter(({ data }) => data.level !== undefined).map(({ id }) => id)
  const mistakes = packages.flatMap(({ file, data }) => {
    const problems: Problem[] = []
    const fail = (field: string, message: string) => problems.push({ file, field, message })
    for (const id of data.courses) {
      if (levels.includes(id)) continue
      const fault = hryvniaPrices.has(id)
        ? `is not a level of the learning path (allowed: ${levels.join(', ')})`
        : `is not a course (known: ${nearestNames(id, hryvniaPrices.keys())})`
      fail('courses', `names "${id}", which ${fault}`)
    }
    const isKnown = data.courses.every((id) => hryvniaPrices.has(id))
    const sum = getSum(data.courses, hryvniaPrices)
    const dollars = getSum(data.courses, dollarPrices)
    if (isKnown && (data.regularPrice ?? sum) !== sum) {
      fail('regularPrice', `is ${data.regularPrice} (expected ${sum}, the sum of its courses)`)
    }
    const { discountedPriceUSD } = data
    if (isKnown && discountedPriceUSD !== undefined && discountedPriceUSD > dollars) {
      fail('discountedPriceUSD', overpricedMessage(discountedPriceUSD, dollars))
    }
    const regular = isKnown ? sum : (data.regularPrice ?? Infinity)
    const savings = regular - data.discountedPrice
    if (savings < 0) fail('discountedPrice', overpricedMessage(data.discountedPrice, regular))
    else if (savings !== (data.savings ?? savings)) {
      fail(
        'savings',
        `is ${data.savings} (expected ${savings}, the regular price minus the discounted price)`,
      )
    }
    return problems
  })
  return [...mistakes, ...checkOrder(packages)]
}

function getSum(ids: readonly string[], hryvniaPrices: ReadonlyMap<string, number>): number {
  return ids.reduce((total, id) => total + (hryvniaPrices.get(id) ?? 0), 0)
}

function overpricedMessage(price: number, sum: number): string {
  return `is ${price}, but its courses cost ${sum} together (allowed: at most ${sum})`
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
  const ended = endedFigures(
    past.map(({ id, data }) => ({ id, ...data })),
    now,
  )
  const offers = past.map(({ file, data }) => ({
    file,
    field: data.countdownUntil ? 'countdownUntil' : 'countdown',
    message: `${data.countdownUntil ? `is ${data.countdownUntil}` : `runs to the start on ${data.startsOn}`}, which has passed: the page no longer shows the offer and the old price (remove countdown, countdownUntil and the old prices)`,
  }))
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
  const comingCourses = new Set(courses.filter(({ data }) => data.isComingSoon).map(({ id }) => id))
  return files.flatMap(({ file, type, id, data }) => {
    if (type?.name !== 'CourseText' || comingCourses.has(id)) return []
    return [...getTexts(data)]
      .filter(([, text]) => text.includes('{waitlistDiscount}'))
      .map(([field]) => ({
        file,
        field,
        message:
          'uses {waitlistDiscount}, but the course is on sale (rewrite it without the waitlist)',
      }))
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

/** Checks that the curator's price equals the price of its cheapest plan. */
export function checkServices({ services, offers }: Library): Problem[] {
  const [document] = services
  if (!document) return []
  const { file, data } = document
  const cheapest = Math.min(...Object.values(data.curator.plans).map((plan) => plan.priceUAH))
  const price = offers[0]?.data.curator.uah
  if (price === undefined || price === cheapest) return []
  const message = `begin at ${cheapest}, but content/site/offers.yaml sells the curator from ${JSON.stringify(price)}`
  return [{ file, field: 'curator.plans', message }]
}

/** Checks that each step of the meeting has a length. */
export function checkSteps(
  files: readonly ContentFile[],
  { services }: Pick<Library, 'services'>,
): Problem[] {
  const [document] = services
  // The comparison of translations covers the other language.
  const [page] = getDocuments(files, consultationPage)
  if (!document || !page) return []
  const steps = page.data.steps.items.length
  const lengths = document.data.consultation.steps.length
  if (steps === lengths) return []
  const message = `has ${lengths} durations, but ${page.file} has ${steps} steps`
  return [{ file: document.file, field: 'consultation.steps', message }]
}
