// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { Slider } from './slider.tsx'

beforeAll(() => {
  // Radix measures the thumb, which jsdom cannot do.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function Cost() {
  const [cost, setCost] = useState(500)
  return (
    <Slider
      label="Cost of your hour"
      value={cost}
      onValueChange={setCost}
      min={100}
      max={5000}
      step={100}
      format={(value) => `${value} UAH`}
    />
  )
}

test.each([
  ['ArrowRight', '600 UAH'],
  ['ArrowLeft', '400 UAH'],
  ['PageUp', '1500 UAH'],
  ['Home', '100 UAH'],
  ['End', '5000 UAH'],
])('%s moves the value to %s, in the large figure and for a screen reader', (key, words) => {
  render(<Cost />)
  const slider = screen.getByRole('slider', { name: 'Cost of your hour' })
  slider.focus()
  fireEvent.keyDown(slider, { key })
  expect(slider.getAttribute('aria-valuetext')).toBe(words)
  expect(screen.getByRole('status').textContent).toBe(words)
})
