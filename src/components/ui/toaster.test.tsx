// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog, DialogContent, DialogTitle } from './dialog.tsx'
import { toast, toastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => {
    for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id)
  })
  vi.useRealTimers()
})

function advanceTime(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

const region = () => screen.getByRole('region', { name: 'Messages (F8)' })
const getToastTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a toast is announced politely, an error at once', () => {
  render(<Toaster label="Messages" />)
  act(() => {
    toast({ message: 'Post created', kind: 'ok' })
    toast({ message: 'Invalid credentials', kind: 'err' })
  })
  advanceTime(100)
  const announcements = screen
    .getAllByRole('status')
    .map((region) => [region.ariaLive, region.textContent])
  expect(announcements).toEqual([
    ['polite', 'Messages Post created'],
    ['assertive', 'Messages Invalid credentials'],
  ])
  expect(getToastTexts()).toEqual(['Post created', 'Invalid credentials'])
})

test.each([
  ['a toast', undefined, 5000],
  ['a toast with something to do', { label: 'Undo', run: () => {} }, 20_000],
])('%s leaves after its time', (_case, action, lifetime) => {
  render(<Toaster label="Messages" />)
  act(() => toast({ message: 'Saved', ...(action && { action }) }))
  advanceTime(lifetime - 1)
  expect(getToastTexts()).toHaveLength(1)
  advanceTime(1)
  expect(getToastTexts()).toEqual([])
})

test('its time stands still while the focus is in it', () => {
  render(<Toaster label="Messages" />)
  act(() => toast({ message: 'Deleted', action: { label: 'Undo', run: () => {} } }))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  advanceTime(60_000)
  expect(getToastTexts()).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  advanceTime(20_000)
  expect(getToastTexts()).toEqual([])
})

test('F8 leads to the messages', () => {
  render(<Toaster label="Messages" />)
  act(() => toast({ message: 'Saved' }))
  fireEvent.keyDown(document.body, { code: 'F8' })
  expect(region().contains(document.activeElement)).toBe(true)
})

test('its action runs once and takes the toast away', () => {
  const undo = vi.fn<() => void>()
  render(<Toaster label="Messages" />)
  act(() => toast({ message: 'Deleted', action: { label: 'Undo', run: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(getToastTexts()).toEqual([])
})

test.each(['before', 'after'])(
  'a toast that came %s a dialog can be read and pressed over it, and the dialog stays open',
  (when) => {
    const undo = vi.fn<() => void>()
    const onOpenChange = vi.fn<(open: boolean) => void>()
    const showToast = () =>
      act(() => toast({ message: 'Deleted', action: { label: 'Undo', run: undo } }))
    const page = (isOpen: boolean) => (
      <>
        <p>The page</p>
        <Toaster label="Messages" />
        <Dialog open={isOpen} onOpenChange={onOpenChange}>
          <DialogContent closeLabel="Close" aria-describedby={undefined}>
            <DialogTitle>Lesson</DialogTitle>
          </DialogContent>
        </Dialog>
      </>
    )
    const { rerender } = render(page(false))
    if (when === 'before') showToast()
    rerender(page(true))
    advanceTime(100)
    if (when === 'after') showToast()
    expect(screen.getByText('The page').closest('[aria-hidden]')).not.toBeNull()
    const button = screen.getByRole('button', { name: 'Undo' })
    expect(screen.getByRole('listitem').style.pointerEvents).toBe('auto')
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.click(button)
    advanceTime(100)
    expect(undo).toHaveBeenCalledOnce()
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.pointerDown(document.body, { button: 0 })
    fireEvent.click(document.body)
    advanceTime(100)
    expect(onOpenChange).toHaveBeenCalledWith(false)
  },
)

test('a toast that comes before its place stays as long as any other', () => {
  toast({ message: 'Link copied' })
  advanceTime(60_000)
  render(<Toaster label="Messages" />)
  advanceTime(4999)
  expect(getToastTexts()).toEqual(['Link copied'])
  advanceTime(1)
  expect(getToastTexts()).toEqual([])
})
