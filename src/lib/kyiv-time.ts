const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * What clocks in Kyiv show at an instant in ms, as the UTC fields of a date.
 * @throws RangeError for an instant that is none.
 */
export function kyivTime(instant: number): Date {
  // The build has asked Intl already: a first question takes a slow phone a tenth of a second.
  const { changes, until } = import.meta.env.KYIV_CLOCK
  const known = instant < until && changes.findLast(([from]) => from <= instant)
  return new Date(instant + (known ? known[1] * MINUTE : askOffset(instant)))
}

/**
 * How far Kyiv's clocks are ahead of UTC at an instant, in ms, as Intl knows it.
 * @throws RangeError for an instant that is none.
 */
export function askOffset(instant: number): number {
  const parts = (clock ??= makeClock('Europe/Kyiv')).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant / SECOND) * SECOND
}

let clock: Intl.DateTimeFormat | undefined

function makeClock(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch (error) {
    // Browsers of 2022 know the zone by its former name only.
    if (timeZone === 'Europe/Kyiv') return makeClock('Europe/Kiev')
    throw error
  }
}
