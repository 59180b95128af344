import { compactInstant } from '#src/content/calendar-path.ts'

/** Maximum line length of an iCalendar file in bytes, without the line break. */
const LINE_BYTES = 75

/** An all-day event, `2026-12-10`, or an event with start time and duration. */
export interface CalendarEvent {
  /** Globally unique id of the event. */
  uid: string
  title: string
  description: string
  url: string
  start: string
  minutes?: number
}

/** Text of an iCalendar file with one event (RFC 5545). Equal events give equal files. */
export function calendarText(event: CalendarEvent, brand: string): string {
  const { uid, title, description, url, start, minutes } = event
  const isDay = /^\d{4}-\d\d-\d\d$/.test(start)
  const moment = compactInstant(start)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Site//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment}`,
    isDay ? `DTSTART;VALUE=DATE:${moment.slice(0, 8)}` : `DTSTART:${moment}`,
    ...(minutes === undefined ? [] : [`DURATION:PT${minutes}M`]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')
    .concat('\r\n')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Folds a long line: continuation lines begin with a space, and no character is split. */
function foldLine(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}
