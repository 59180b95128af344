import { expect, test } from 'vitest'

import { warnAboutDaysAhead } from './check-days.ts'
import { gatherLibrary } from './library.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, createContentReader } from './read-content.ts'

const files = createContentReader()()
const TODAY = '2026-11-26'

/** What is told of a file whose fields are others. */
function notesOn(file: string, fields: Record<string, string | number | boolean>): string[] {
  const changed = files.map((one): ContentFile =>
    one.file === file ? { ...one, data: { ...one.data, ...fields } } : one,
  )
  return warnAboutDaysAhead(changed, gatherLibrary(changed), TODAY)
    .filter((problem) => problem.file === file)
    .map(formatProblem)
}

const POST = 'content/posts/chatgpt-hybrid/en.mdx'
const OFFER = 'content/legal/offer/uk.mdx'
const COURSE = 'content/courses/pi-course/course.yaml'
const SITE = 'content/site/site.yaml'

test.each([
  [POST, { updated: '2026-11-27' }, 'updated'],
  [OFFER, { updated: '2099-01-01' }, 'updated'],
  [COURSE, { oldPriceSince: '2099-01-01' }, 'oldPriceSince'],
  [SITE, { copyrightYear: 2027 }, 'copyrightYear'],
])('in %s a day ahead is told: %j', (file, fields, field) => {
  expect(notesOn(file, fields)).toEqual([
    `${file}: field "${field}": is ${Object.values(fields)[0]}, which is still to come (today is ${TODAY})`,
  ])
})

test('a post that comes out in many days is told', () => {
  expect(notesOn(POST, { date: '2062-11-28' })).toEqual([
    `${POST}: field "date": is 2062-11-28: the post is out from that day on (today is ${TODAY})`,
  ])
  expect(notesOn(POST, { date: '2062-11-28', draft: true })).toEqual([])
})

test.each([
  ['today', POST, { updated: TODAY }],
  ['of a post that is still to come', POST, { date: '2026-12-01', updated: '2026-12-02' }],
  ['of the present year', SITE, { copyrightYear: 2026 }],
  ['of a price since today', COURSE, { oldPriceSince: TODAY }],
])('a day %s is none ahead', (_what, file, fields) => {
  expect(notesOn(file, fields)).toEqual([])
})
