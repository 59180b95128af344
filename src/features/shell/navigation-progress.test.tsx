// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { NavigationProgress } from './site-shell.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function Page({ router }: { router: ReturnType<typeof createIdleRouter> }) {
  return (
    <RouterContextProvider router={router}>
      <NavigationProgress />
      <p>Text</p>
    </RouterContextProvider>
  )
}

const createIdleRouter = () =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const getProgressLine = (container: HTMLElement) =>
  container.querySelector('[data-slot=progress-line]')

test('only a slow navigation shows the progress bar', () => {
  vi.useFakeTimers()
  const router = createIdleRouter()
  const { container } = render(<Page router={router} />)
  const startNavigation = () => act(() => router.stores.status.set('pending'))
  const end = () => act(() => router.stores.status.set('idle'))
  const wait = (time: number) =>
    act(() => {
      vi.advanceTimersByTime(time)
    })

  startNavigation()
  wait(150)
  end()
  wait(1000)
  expect(getProgressLine(container)).toBeNull()

  startNavigation()
  wait(150)
  expect(getProgressLine(container)).toBeNull()
  wait(100)
  expect(getProgressLine(container)).not.toBeNull()
  end()
  expect(getProgressLine(container)).toBeNull()
})

test('a page that is still loading during hydration keeps its markup', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page router={createIdleRouter()} />)
  const text = container.querySelector('p')

  const router = createIdleRouter()
  router.stores.status.set('pending')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  render(<Page router={router} />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('p')).toBe(text)
})
