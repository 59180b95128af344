import { expect, test } from 'vitest'

import { readAttributes, fixtureSite, getText } from '#tests/support/sites.ts'

const getFields = (file: string) =>
  new Map(
    fixtureSite()
      .read(file)
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(':')
        return [name, value.join(':')]
      }),
  )

test('card and page show the start of a group and its places, and link a calendar file', () => {
  const { page } = fixtureSite()
  const line = (path: string) =>
    page(path)
      .document.querySelectorAll('[data-slot=cohort-line]')
      .map((element) => getText(element))
  expect(line('/courses')).toEqual(['Starts January 15, 2099 20 places'])
  expect(line('/courses/second-course')).toEqual([
    'Starts January 15, 2099 20 places Add to calendar: Second course',
  ])
  expect(line('/uk/courses/second-course')).toEqual([
    'Старт 15 січня 2099 20 місць Додати в календар: Другий курс',
  ])
  expect(
    readAttributes(page('/uk/courses/second-course').document, '[data-slot=cohort-line] a', 'href'),
  ).toEqual(['/site/uk/calendar/second-course.ics'])
  const fields = getFields('uk/calendar/second-course.ics')
  expect(fields.get('DTSTART;VALUE=DATE')).toBe('20990115')
  expect(fields.get('SUMMARY')).toBe('Другий курс')
  expect(fields.get('URL')).toBe('https://example.org/site/uk/courses/second-course')
})

test('open consultation times are shown in Kyiv time, each with a calendar event of its duration', () => {
  const slots = fixtureSite().page('/consultation').document.querySelector('[data-slot=open-slots]')
  expect(getText(slots)).toContain('January 20, 2099, 15:00')
  expect(getText(slots)).toContain('January 21, 2099, 10:30')
  const fields = getFields('calendar/consultation-20990120T130000Z.ics')
  expect(fields.get('DTSTART')).toBe('20990120T130000Z')
  expect(fields.get('DURATION')).toBe('PT60M')
})

test('hosts send calendar files with their media type', () => {
  expect(fixtureSite().read('_headers')).toMatch(
    /\/site\/uk\/calendar\/\*\.ics\n {2}Content-Type: text\/calendar; charset=utf-8/,
  )
})
