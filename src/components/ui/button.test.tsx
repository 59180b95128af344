// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from './button.tsx'

test('a button does not send the form it stands in unless it is told to', () => {
  render(
    <>
      <Button>Copy</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).type).toBe('button')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).type).toBe('submit')
})

test('a busy button says so, stays in the tab order and sends nothing', () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const { container } = render(
    <form>
      <Button type="submit" busy busyLabel="Sending" onClick={press}>
        Send
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('as a child it gives its look to a link, whose own classes come last', () => {
  render(
    <Button asChild variant="line" size="lg" go className="mt-6">
      <a href="/courses" className="own">
        Courses
      </a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Courses' })
  expect(link.className).toMatch(/ mt-6 own$/)
  expect(link.dataset.slot).toBe('button')
  expect(screen.queryByRole('button')).toBeNull()
})
