// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { createPersistentStore } from './persistent-store.ts'
import { usePersistentStore } from './use-persistent-store.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a component shows the stored value and follows changes in all tabs', () => {
  localStorage.setItem('word', 'stored')
  const store = wordStore()
  render(<Word store={store} />)
  expect(screen.getByRole('status').textContent).toBe('stored')

  act(() => void store.set('set'))
  expect(screen.getByRole('status').textContent).toBe('set')

  localStorage.setItem('word', 'from another tab')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'word' })))
  expect(screen.getByRole('status').textContent).toBe('from another tab')

  act(() => void store.remove())
  expect(screen.getByRole('status').textContent).toBe('initial')
})

test('the first render matches the prerendered page, then the stored value is shown', () => {
  const consoleError = vi.spyOn(console, 'error')
  localStorage.setItem('word', 'stored')
  const store = wordStore()

  const container = document.createElement('div')
  container.innerHTML = renderToString(<Word store={store} />)
  document.body.append(container)
  expect(container.textContent).toBe('initial')

  render(<Word store={store} />, { container, hydrate: true })
  expect(container.textContent).toBe('stored')
  expect(consoleError).not.toHaveBeenCalled()
})

function Word({ store }: { store: ReturnType<typeof wordStore> }) {
  return <output>{usePersistentStore(store)}</output>
}

function wordStore() {
  return createPersistentStore<string>({
    key: 'word',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: 'initial',
  })
}
