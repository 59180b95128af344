// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog.tsx'

function OpenDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Learn More
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent closeLabel="Close">
          <DialogTitle>Smart Travel Assistant</DialogTitle>
          <DialogDescription>A route and a price in one chat.</DialogDescription>
        </DialogContent>
      </Dialog>
    </>
  )
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Learn More' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Smart Travel Assistant' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { opener, dialog }
}

test('a dialog closes with Escape and gives the focus back', async () => {
  render(<OpenDialog />)
  const { opener, dialog } = await open()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([
  ['nowhere', () => {}],
  ['in the page around it', () => document.getElementById('main')?.focus()],
])('a press that leaves the focus %s, as in Safari, gets it all the same', async (_, focus) => {
  render(
    <main id="main" tabIndex={-1}>
      <OpenDialog />
    </main>,
  )
  focus()
  const opener = screen.getByRole('button', { name: 'Learn More' })
  // The inline script records the pressed element.
  document.pressed = opener
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  delete document.pressed
})

test('a dialog whose opener has gone gives the focus to the page', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <OpenDialog />
    </main>,
  )
  const { opener, dialog } = await open()
  opener.remove()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('main')))
})

test('the cross has a name and closes the dialog', async () => {
  render(<OpenDialog />)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the dialog is named by its title and described by its description', async () => {
  render(<OpenDialog />)
  const { dialog } = await open()
  const id = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('A route and a price in one chat.')
})
