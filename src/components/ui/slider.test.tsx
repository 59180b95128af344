// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Slider } from './slider.tsx'

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

test('the value stands in words in the large figure and for a screen reader', () => {
  render(<Cost />)
  const slider = screen.getByRole('slider', { name: 'Cost of your hour' })
  fireEvent.change(slider, { target: { value: '600' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('600 UAH')
  const figure = screen.getByRole('status')
  expect(figure.textContent).toBe('600 UAH')
  // It is read out by the slider alone.
  expect(figure.getAttribute('aria-live')).toBe('off')
})

test('it goes from its least to its most step by step, and is filled as far', () => {
  render(<Cost />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  const { min, max, step, value } = slider
  expect([min, max, step, value]).toEqual(['100', '5000', '100', '500'])
  const { container } = render(
    <Slider label="Hours" value={15} onValueChange={() => {}} min={10} max={30} format={String} />,
  )
  const range = container.querySelector<HTMLElement>('[data-slot=slider-range]')
  expect(range?.style.getPropertyValue('--share')).toBe('0.25')
})

test('what was chosen before the page was awake holds', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Cost />)
  const slider = container.querySelector('input')
  if (slider) slider.value = '1200'
  render(<Cost />, { container, hydrate: true })
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('1200 UAH')
  expect(container.querySelector('output')?.textContent).toBe('1200 UAH')
})
