// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Field, FieldLabel } from './field.tsx'
import { Input } from './input.tsx'

function getDescription(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

test('a field ties label, help and error to its control', () => {
  render(
    <Field label="Access code" help="Example: a8765_gn4321" error="Invalid access code.">
      <Input />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Access code' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(getDescription(control)).toEqual(['Invalid access code.', 'Example: a8765_gn4321'])
  expect(screen.getByRole('alert').textContent).toBe('Invalid access code.')
})

test('a field without help and error points at nothing', () => {
  const { container } = render(
    <Field label="Name" error={false}>
      <Input />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Name' })
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(container.querySelector('p')).toBeNull()
})

test('the ties are in the static page already', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <Field id="code" help="Example">
      <FieldLabel>Access code</FieldLabel>
      <Input />
    </Field>,
  )
  expect([...page.querySelectorAll('label')].map((label) => label.htmlFor)).toEqual(['code'])
  expect(page.querySelector('input')?.getAttribute('aria-describedby')).toBe('code-help')
  expect(page.querySelector('#code-help')?.textContent).toBe('Example')
})
