/** The day that the owner's clock shows: `2026-11-25`. */
export function ownDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The time that the owner's clock shows: `09:05`. */
export function ownTime(moment: Date): string {
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
