import { expect, test } from 'vitest'

import { isGuessable } from '#scripts/content/check-certificates.ts'

import { draftCertificate } from './draft-certificate.ts'

const facts = { courses: ['pi-course', 'ai-fundamentals'], today: '2026-11-29' }

test('a certificate keeps the name as written and gets an unguessable number', () => {
  const drafts = Array.from({ length: 200 }, () =>
    draftCertificate(['Мар’яна «Sample»: Student', 'pi-course'], facts),
  ).filter((draft) => typeof draft === 'object')
  expect(drafts).toHaveLength(200)
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(200)
  expect(drafts.filter(({ id }) => isGuessable(id))).toEqual([])
  expect(drafts[0]?.file).toBe(`content/certificates/${drafts[0]?.id}.yaml`)
  expect(drafts[0]?.text).toBe(
    'name: "Мар’яна «Sample»: Student"\ncourse: pi-course\ndate: 2026-11-29\n',
  )
})

test.each([
  [[], 'Give the name of the student: npm run new:certificate "Імʼя Прізвище" course'],
  [['Sample Student'], 'Give the course (known: pi-course, ai-fundamentals): '],
  [['Sample Student', 'pi'], '"pi" is not a course (known: pi-course'],
  [['Sample', 'Student', 'pi-course'], 'Expected a name and a course, got 3 arguments'],
])('%j is rejected with one sentence', (input, sentence) => {
  expect(draftCertificate(input, facts)).toContain(sentence)
})
