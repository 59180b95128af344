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

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function renderToaster() {
  render(<Toaster label="Messages" />)
  pass(100)
}

test('a toast is announced politely, an error at once, and both live regions were there before', () => {
  renderToaster()
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  act(() => {
    toast({ message: 'Post created successfully!', kind: 'ok' })
    toast({ message: 'Invalid credentials', kind: 'err' })
  })
  expect(status.textContent).toBe('Post created successfully!')
  expect(alert.textContent).toBe('Invalid credentials')
})

test('a toast leaves after five seconds', () => {
  renderToaster()
  act(() => void toast({ message: 'Saved' }))
  pass(4999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast with something to do leaves time to come to it by keyboard', () => {
  renderToaster()
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: () => {} } }))
  pass(19_999)
  expect(screen.queryByText('Deleted')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Deleted')).toBeNull()
})

test.each([
  ['a pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is in it', fireEvent.focus, fireEvent.blur],
])('its time stands still while %s', (_, come, leave) => {
  renderToaster()
  const region = screen.getByRole('region', { name: 'Messages' })
  act(() => void toast({ message: 'Saved' }))
  pass(3000)
  come(region)
  pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  leave(region)
  pass(1999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a pointer that crosses the messages does not take away what the focus is in, nor the other way round', () => {
  renderToaster()
  const region = screen.getByRole('region', { name: 'Messages' })
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: () => {} } }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.pointerEnter(region)
  fireEvent.pointerLeave(region)
  pass(60_000)
  expect(screen.queryByText('Deleted')).not.toBeNull()
  fireEvent.pointerEnter(region)
  act(() => undo.blur())
  pass(60_000)
  expect(screen.queryByText('Deleted')).not.toBeNull()
  fireEvent.pointerLeave(region)
  pass(20_000)
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('what was focused and is taken away holds no other message', () => {
  renderToaster()
  act(() => {
    toast({ message: 'Saved' })
    toast({ message: 'Deleted', action: { label: 'Undo', run: () => {} } })
  })
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  pass(5000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast that comes while others are held waits with them', () => {
  renderToaster()
  const region = screen.getByRole('region', { name: 'Messages' })
  act(() => void toast({ message: 'First' }))
  fireEvent.pointerEnter(region)
  act(() => void toast({ message: 'Second' }))
  pass(60_000)
  expect(screen.queryByText('Second')).not.toBeNull()
  fireEvent.pointerLeave(region)
  pass(5000)
  expect(toastStore.getSnapshot()).toEqual([])
})

test('its action runs once and takes the toast away', () => {
  const undo = vi.fn<() => void>()
  renderToaster()
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('over a dialog a toast is announced, and pressing it leaves the dialog open', () => {
  const undo = vi.fn<() => void>()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <>
      <p>The page</p>
      <Toaster label="Messages" />
      <Dialog open onOpenChange={onOpenChange}>
        <DialogContent closeLabel="Close" aria-describedby={undefined}>
          <DialogTitle>Lesson</DialogTitle>
        </DialogContent>
      </Dialog>
    </>,
  )
  pass(100)
  expect(screen.getByText('The page').closest('[aria-hidden]')).not.toBeNull()
  expect(screen.getByRole('status').closest('[aria-hidden]')).toBeNull()
  expect(screen.getByRole('alert').closest('[aria-hidden]')).toBeNull()
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: undo } }))
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.pointerDown(button, { button: 0 })
  fireEvent.click(button)
  pass(100)
  expect(undo).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body, { button: 0 })
  fireEvent.click(document.body)
  pass(100)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('after a held toast was taken away the next one leaves by itself', () => {
  renderToaster()
  const region = screen.getByRole('region', { name: 'Messages' })
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: () => {} } }))
  fireEvent.pointerEnter(region)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  act(() => void toast({ message: 'Restored' }))
  pass(5000)
  expect(screen.queryByText('Restored')).toBeNull()
})

test('a toast that comes before its place is put into it a moment later, and stays as long', async () => {
  vi.resetModules()
  const early = await import('./toast-store.ts')
  const late = await import('./toaster.tsx')
  early.toast({ message: 'Link copied' })
  pass(60_000)
  render(<late.Toaster label="Messages" />)
  expect(screen.getByRole('status').textContent).toBe('')
  pass(100)
  expect(screen.getByRole('status').textContent).toBe('Link copied')
  pass(4999)
  expect(screen.queryByText('Link copied')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Link copied')).toBeNull()
})
