import { expect, test } from 'vitest'

import { lessonTime } from './lesson-time.ts'
import { parseMarkdown } from './parse-markdown.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('reading time depends on the language and includes the text of components', () => {
  expect(lessonTime(parseMarkdown(words(440)), 'en')).toEqual({ reading: 2, exercises: 0 })
  expect(lessonTime(parseMarkdown(words(360)), 'uk')).toEqual({ reading: 2, exercises: 0 })
  const check = `<Check question="${words(20)}">\n\n${words(200)}\n\n</Check>`
  expect(lessonTime(parseMarkdown(check), 'en').reading).toBe(1)
})

test('an exercise takes the stated minutes, which include its text', () => {
  const task = `<Task title="Homework" minutes="15">\n\n${words(500)}\n\n</Task>`
  expect(lessonTime(parseMarkdown(`${words(220)}\n\n${task}`), 'en')).toEqual({
    reading: 1,
    exercises: 15,
  })
})
