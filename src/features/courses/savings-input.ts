import { numberFromParam } from '#src/lib/numbers.ts'

/** What a visitor tells the calculator. */
export interface SavingsInput {
  /** Hours a week that go into the work. */
  hours: number
  /** What an hour costs, in hryvnias. */
  cost: number
}

/** The input as an address carries it; what is usual is not in it. */
export interface SavingsSearch {
  hours?: number
  cost?: number
}

/** Hours a week that may be chosen. */
export const HOURS = { min: 1, max: 40, step: 1, usual: 10 }
/** Prices of an hour that may be chosen, in hryvnias. */
export const COST = { min: 100, max: 5000, step: 100, usual: 500 }

/** The input out of an address, put on the nearest step: `{ hours: '41' }` → 40 hours, 500 an hour. */
export function parseSavingsInput(search: { hours?: unknown; cost?: unknown }): SavingsInput {
  return { hours: onStep(search.hours, HOURS), cost: onStep(search.cost, COST) }
}

/** The input for an address. What is usual is undefined and not left out: a raw value would show through. */
export function savingsSearch({ hours, cost }: SavingsInput): SavingsSearch {
  return {
    hours: hours === HOURS.usual ? undefined : hours,
    cost: cost === COST.usual ? undefined : cost,
  }
}

function onStep(value: unknown, scale: typeof HOURS): number {
  const n = numberFromParam(value)
  if (!Number.isFinite(n)) return scale.usual
  const { min, max, step } = scale
  return Math.min(max, Math.max(min, Math.round(n / step) * step))
}
