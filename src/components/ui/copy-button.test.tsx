// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

afterEach(() => {
  vi.useRealTimers()
})

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'))
    // Runs all pending microtasks of the clipboard.
    await vi.advanceTimersByTimeAsync(0)
  })
}

async function advanceTime(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

function getButtonText() {
  const button = screen.getByRole('button')
  return {
    title: button.title,
    text: button.textContent,
    isCheck: button.querySelector('.lucide-check') !== null,
  }
}

const COPY = { title: 'Copy', text: 'Copy', isCheck: false }
const COPIED = { title: 'Copied!', text: 'Copied!', isCheck: true }

test('after a copy it shows and says Copied! for 2000 ms, then shows Copy and says nothing', async () => {
  const { container } = render(<CopyButton text="npm ci" label="Copy" copiedLabel="Copied!" />)
  const status = screen.getByRole('status')
  expect(getButtonText()).toEqual(COPY)
  expect(status.textContent).toBe('')
  await press()
  expect(writeText).toHaveBeenCalledWith('npm ci')
  expect(status.textContent).toBe('Copied!')
  await advanceTime(1999)
  expect(getButtonText()).toEqual(COPIED)
  await advanceTime(1)
  expect(getButtonText()).toEqual(COPY)
  expect(status.textContent).toBe('')
  expect(container.querySelector('[aria-live]')).toBeNull()
})

test('a second copy starts the two seconds anew', async () => {
  render(<CopyButton text="npm ci" label="Copy" copiedLabel="Copied!" />)
  await press()
  await advanceTime(1500)
  await press()
  await advanceTime(1500)
  expect(getButtonText()).toEqual(COPIED)
  await advanceTime(500)
  expect(getButtonText()).toEqual(COPY)
})

test('a text that is a function is asked when the button is pressed', async () => {
  let text = 'before'
  render(<CopyButton text={() => text} label="Copy" copiedLabel="Copied!" />)
  text = 'after'
  await press()
  expect(writeText).toHaveBeenCalledWith('after')
})

test('a refused copy is told to the console and to nobody else', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeText.mockRejectedValue(new Error('denied'))
  render(<CopyButton text="npm ci" label="Copy" copiedLabel="Copied!" />)
  await press()
  expect(error.mock.calls).toEqual([['Failed to copy code']])
  expect(getButtonText()).toEqual(COPY)
  error.mockRestore()
})

test('where the clipboard refuses a text that stands nowhere else, it is shown and selected', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<CopyButton elsewhere text="https://e.com/?a=1" label="Share" copiedLabel="Copied!" />)
  await press()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Share' })
  expect(field.value).toBe('https://e.com/?a=1')
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(field.value.length)
  writeText.mockResolvedValue()
  await press()
  expect(screen.queryByRole('textbox')).toBeNull()
})
