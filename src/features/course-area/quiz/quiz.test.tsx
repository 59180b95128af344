// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import type { LessonNode } from '#src/content/lesson-model.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'
import { courseHomework } from '#src/storage/course-homework.ts'

import { Quiz } from './quiz.tsx'

await loadPartMessages('en', 'area')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const choice = (id: string, attributes: Record<string, string>) => ({
  tag: 'Choice',
  attributes: { id, ...attributes },
  children: [`Words of ${id}`],
})

const ELEMENT = {
  tag: 'Quiz',
  attributes: { id: 'first-part', kind: 'single', question: 'Which part?', why: 'In short.' },
  children: [
    choice('tone', { why: 'It comes last.' }),
    choice('context', { correct: '', why: 'Facts come first.' }),
  ],
}

const quiz = (
  <LocaleProvider locale="en">
    <Quiz
      element={ELEMENT}
      moduleKey={0}
      level={3}
      className=""
      render={(nodes: readonly LessonNode[]) => nodes.map(String).join('')}
    />
  </LocaleProvider>
)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the prerendered page shows the choices, and the answer in a details element that works without JavaScript', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(quiz)
  expect(page.querySelectorAll('input[type="radio"]')).toHaveLength(2)
  const details = page.querySelector('details')
  expect(details?.querySelector('summary')?.textContent).toBe('Show the answer')
  expect(details?.textContent).toContain('Words of context Right. Facts come first.')
  expect(details?.textContent).toContain('Words of tone Not this one. It comes last.')
})

test('each try is counted and stored, and the answer becomes available after the second', () => {
  render(quiz)
  const getDetails = () => screen.getByText('Show the answer').closest('details')
  press('Check answer')
  expect(screen.getByRole('status').textContent).toBe('Choose an answer first.')
  expect(courseHomework.get()).toEqual({})
  fireEvent.click(screen.getByLabelText('Words of tone'))
  press('Check answer')
  expect(screen.getByRole('status').textContent).toContain('Not yet. Read why and choose again.')
  expect(screen.getByRole('status').textContent).toContain('It comes last.')
  expect(getDetails()?.className).toContain('js:hidden')
  press('Check answer')
  expect(getDetails()?.className).not.toContain('js:hidden')
  fireEvent.click(screen.getByLabelText('Words of context'))
  expect(screen.getByRole('status').textContent).toBe('')
  press('Check answer')
  expect(screen.getByRole('status').textContent).toContain('Right, on try 3.')
  expect(courseHomework.get()[0]?.quizzes).toEqual({
    'first-part': { answer: ['context'], tries: 3, isRight: true },
  })
})

test('a quiz that a link marks as solved shows the answer', () => {
  const solved = { answer: [], tries: 2, isRight: true }
  const work = { ticked: [], notes: '', part: 1, quizzes: { 'first-part': solved } }
  courseHomework.set({ 3: work })
  render(quiz)
  const group = screen.getByRole('group', { name: 'Which part?' })
  expect(within(group).getByLabelText<HTMLInputElement>('Words of context').checked).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('Right, on try 2.')
  press('Start over')
  expect(courseHomework.get()).toEqual({ 3: { ticked: [], notes: '', part: 1 } })
})
