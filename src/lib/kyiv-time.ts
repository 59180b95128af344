const SECOND = 1000

/**
 * Local time in Kyiv at an instant in ms, as the UTC fields of a date.
 * @throws RangeError for an invalid instant.
 */
export function kyivTime(instant: number): Date {
  const parts = (clock ??= makeClock()).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wallClock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return new Date(wallClock + (instant - Math.floor(instant / SECOND) * SECOND))
}

let clock: Intl.DateTimeFormat | undefined

const makeClock = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Kyiv',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
