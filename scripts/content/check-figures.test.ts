import { expect, test } from 'vitest'
import { checkFigures } from './check-figures.ts'
import { formatProblem } from './problem.ts'

const course = (id: string, oldPrice?: number) =>
  ({ file: `content/courses/${id}/course.yaml`, id, locale: undefined, data: { oldPrice } }) as never

const courses = [course('pi-course', 39), course('ai-agents-course')]

test.each([
  ['{pi-course.price} instead of {pi-course.regular}', undefined],
  ['{guaranteeDays} days, {topic}', undefined],
  ['{pie.price}', 'content/x.yaml: field "hero.lead": names {pie.price}, but there is no course "pie" (known: pi-course, ai-agents-course)'],
  ['{ai-agents-course.saved}', 'content/x.yaml: field "hero.lead": names {ai-agents-course.saved}, but content/courses/ai-agents-course/course.yaml has no oldPrice'],
])('%s is checked against the courses', (lead, message) => {
  const problems = checkFigures([{ file: 'content/x.yaml', data: { hero: { lead } } }], { courses })
  expect(problems.map(formatProblem)).toEqual(message ? [message] : [])
})
