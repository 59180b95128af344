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

import { NavigationProgress } from './navigation-progress.tsx'

afterEach(() => {
  cleanup()
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

test('a page that is loading something while its markup is taken over keeps that markup', () => {
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
  expect(container.querySelector('.progress-line')).not.toBeNull()

  act(() => router.stores.status.set('idle'))
  expect(container.querySelector('.progress-line')).toBeNull()
})
