// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
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

/** A router whose pages load until `finish` is called. */
function createSlowRouter() {
  let finish = () => {}
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '$page',
    loader: () => new Promise<void>((resolve) => (finish = resolve)),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
  })
  return {
    router,
    open: (to: string) => void router.navigate({ to }),
    finish: () => finish(),
  }
}

function Page({ router }: { router: ReturnType<typeof createSlowRouter>['router'] }) {
  return (
    <RouterContextProvider router={router}>
      <NavigationProgress />
      <p>Text</p>
    </RouterContextProvider>
  )
}

test('only a slow navigation shows the progress bar', async () => {
  vi.useFakeTimers()
  const { router, open, finish } = createSlowRouter()
  await router.load()
  const { container } = render(<Page router={router} />)
  const getProgressLine = () => container.querySelector('[data-slot=progress-line]')
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

  act(() => open('/quick'))
  await wait(150)
  finish()
  await wait(1000)
  expect(getProgressLine()).toBeNull()

  act(() => open('/slow'))
  await wait(150)
  expect(getProgressLine()).toBeNull()
  await wait(100)
  expect(getProgressLine()).not.toBeNull()
  finish()
  await wait(0)
  expect(getProgressLine()).toBeNull()
})

test('a page that is still loading during hydration keeps its markup', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page router={createSlowRouter().router} />)
  const text = container.querySelector('p')

  const { router, open } = createSlowRouter()
  open('/slow')
  await vi.waitFor(() => expect(router.state.isLoading).toBe(true))
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  render(<Page router={router} />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('p')).toBe(text)
})
