// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Countdown } from './countdown.tsx'

test('a countdown keeps its room before it has digits', () => {
  const labels = ['days', 'hours']
  const { rerender } = render(
    <Countdown label="Time left" units={labels.map((label) => ({ label }))} />,
  )
  const timer = screen.getByRole('timer', { name: 'Time left' })
  const digits = () => [...timer.querySelectorAll('dd')]
  expect(digits().map((digit) => digit.hasAttribute('data-empty'))).toEqual([true, true])
  const widths = digits().map((digit) => digit.textContent.length)

  rerender(<Countdown label="Time left" units={labels.map((label) => ({ label, value: '06' }))} />)
  expect(digits().map((digit) => digit.hasAttribute('data-empty'))).toEqual([false, false])
  expect(digits().map((digit) => digit.textContent.length)).toEqual(widths)
})
