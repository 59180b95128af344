// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Faq } from './faq.tsx'

const ITEMS = [
  { question: 'How long do I keep access?', answer: 'For life.' },
  { question: 'What comes after?', answer: 'Level 1.' },
]

test('the static page has the first answer open and every answer in it', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<Faq items={ITEMS} />)
  const details = [...page.querySelectorAll('details')]
  expect(details.map((item) => item.open)).toEqual([true, false])
  expect(details.map((item) => item.querySelector('[data-slot=faq-answer]')?.textContent)).toEqual([
    'For life.',
    'Level 1.',
  ])
})

test('one answer is open at a time: all of a list share a name, two lists do not', () => {
  const { container } = render(
    <>
      <Faq items={ITEMS} />
      <Faq items={ITEMS} />
    </>,
  )
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'))
  expect(names[0]).toBeTruthy()
  expect(names[1]).toBe(names[0])
  expect(names[3]).toBe(names[2])
  expect(names[2]).not.toBe(names[0])
})

test('what the visitor opened stays open when the page renders again', () => {
  const { container, rerender } = render(<Faq items={ITEMS} />)
  const [first, second] = container.querySelectorAll('details')
  if (!first || !second) throw new Error('no details')
  first.open = false
  second.open = true
  rerender(<Faq items={ITEMS} />)
  expect([first.open, second.open]).toEqual([false, true])
})
