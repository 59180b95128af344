import { expect, test } from 'vitest'

import { calendarText } from './calendar.ts'

const event = {
  uid: 'one-2026-12-10@example.org',
  title: 'A; B, C\\D',
  description: 'First line.\nhttps://example.org/courses/one',
  url: 'https://example.org/courses/one',
  start: '2026-12-10',
}

test('a day is written as a date, and separators in fields are escaped', () => {
  expect(calendarText(event, 'Brand').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brand//Site//EN',
    'BEGIN:VEVENT',
    'UID:one-2026-12-10@example.org',
    'DTSTAMP:20261210T000000Z',
    'DTSTART;VALUE=DATE:20261210',
    String.raw`SUMMARY:A\; B\, C\\D`,
    String.raw`DESCRIPTION:First line.\nhttps://example.org/courses/one`,
    'URL:https://example.org/courses/one',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an instant is written in UTC with its duration', () => {
  const text = calendarText({ ...event, start: '2026-12-10T15:00:00+02:00', minutes: 90 }, 'B')
  expect(text).toContain('\r\nDTSTART:20261210T130000Z\r\nDURATION:PT90M\r\n')
})

test('lines are folded at 75 bytes between characters, and unfold to the original text', () => {
  const title = 'Промпт-інжиніринг 🎓 '.repeat(12).trim()
  const text = calendarText({ ...event, title }, 'Тире')
  const lines = text.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  expect(text).not.toContain('\uFFFD')
})
