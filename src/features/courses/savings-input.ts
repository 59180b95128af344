import { numberFromParam } from '#src/lib/numbers.ts'

/** Input of the savings calculator. */
export interface SavingsInput {
  /** Hours of work per week. */
  hours: number
  /** Cost of an hour in hryvnias. */
  cost: number
}

/** Input as query parameters; default values are left out. */
export interface SavingsSearch {
  hours?: number
  cost?: number
}

/** Allowed hours per week, and the default. */
export const HOURS = { min: 1, max: 40, step: 1, usual: 10 }
/** Allowed costs of an hour in hryvnias, and the default. */
export const COST_RANGE = { min: 100, max: 5000, step: 100, usual: 500 }

/** Parses query parameters and clamps them to the nearest allowed step: `{ hours: '41' }` → 40 hours at 500 an hour. */
export function parseSavingsInput(search: { hours?: unknown; cost?: unknown }): SavingsInput {
  return { hours: clampToStep(search.hours, HOURS), cost: clampToStep(search.cost, COST_RANGE) }
}

/**
 * Query parameters of the input. Default values are explicitly `undefined`, because the router merges the
 * result over the raw values.
 */
export function savingsSearch({ hours, cost }: SavingsInput): SavingsSearch {
  return {
    hours: hours === HOURS.usual ? undefined : hours,
    cost: cost === COST_RANGE.usual ? undefined : cost,
  }
}

function clampToStep(value: unknown, scale: typeof HOURS): number {
  const n = numberFromParam(value)
  if (!Number.isFinite(n)) return scale.usual
  const { min, max, step } = scale
  return Math.min(max, Math.max(min, Math.round(n / step) * step))
}
