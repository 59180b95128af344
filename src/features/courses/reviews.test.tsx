import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { findCourse, loadCourseText } from '#src/content/courses.ts'
import { loadPage, loadSite } from '#src/content/registry.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'
import { renderInRouter } from '#tests/support/render-in-router.tsx'

import { ChecklistPage } from './checklist-page.tsx'
import { CourseSections } from './course-sections.tsx'

const t = await loadPartMessages('en', 'courses')
const site = await loadSite('en')
const course = await findCourse('en', 'ai-fundamentals')
const text = await loadCourseText('en', 'ai-fundamentals')
if (!course || !text) throw new Error('the course of this test is gone')
const sample = { text: 'Text', result: 'Result', author: 'Author', role: 'role', sample: true }
const heading = { answer: 'They say so.' }

test.each([0, 1, 2, 3, 4])('a course accepts %d reviews if there are at most three', (count) => {
  const reviews = { ...heading, items: Array.from({ length: count }, () => sample) }
  expect(courseTextSchema.safeParse({ ...text, reviews }).success).toBe(count <= 3)
})

test.each([
  ['one review', { ...heading, items: [sample] }, true],
  ['no section', undefined, false],
])(
  'a course with %s shows the review section only if it has reviews',
  (_case, reviews, isShown) => {
    const html = renderInRouter(
      <OnSite site={site}>
        <CourseSections text={{ ...text, reviews }} action={null} />
      </OnSite>,
    )
    expect(html.includes('id="reviews"')).toBe(isShown)
  },
)

test('the checklist page shows no review heading without reviews', async () => {
  const page = await loadPage('en', 'ai-checklist')
  const html = (items: (typeof sample)[]) =>
    renderToString(
      <OnSite>
        <ChecklistPage page={{ ...page, testimonials: { ...heading, items } }} course={course} />
      </OnSite>,
    )
  expect(html([sample])).toContain(heading.answer)
  expect(html([sample])).toContain(`>${t.sample}<`)
  expect(html([{ ...sample, sample: false }])).not.toContain(`>${t.sample}<`)
  expect(html([])).not.toContain(heading.answer)
})
