import type { SavingsInput } from './savings-input.ts'

const WEEKS_IN_MONTH = 4
const MONTHS_IN_YEAR = 12
/** Full weeks in a year. */
export const WEEKS_IN_YEAR = 52

/** Value of half the hours, and the number of weeks after which a course has paid off. */
export function calculateSavings({ hours, cost }: SavingsInput, price: number) {
  const week = (hours * cost) / 2
  const month = week * WEEKS_IN_MONTH
  return {
    week,
    month,
    year: month * MONTHS_IN_YEAR,
    hoursPerYear: (hours * WEEKS_IN_YEAR) / 2,
    paybackWeeks: Math.ceil(price / week),
  }
}
