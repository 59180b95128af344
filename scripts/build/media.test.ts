import { expect, test, vi } from 'vitest'

import { mediaPlugin, portraitPicture } from './media.ts'

test('in development a request for a module waits for no picture to be measured', () => {
  expect(ask('/src/entry-client.tsx').next).toHaveBeenCalledOnce()
})

test('in development a drawn picture is served at its address', () => {
  const { response, next } = ask(`/${portraitPicture().src}?v=1`)
  expect(response.setHeader).toHaveBeenCalledWith('content-type', 'image/svg+xml')
  expect(next).not.toHaveBeenCalled()
})

test('in development an address without a picture is left to others', async () => {
  const gone = ask('/assets/media/ladder-en-0000000000.svg')
  await vi.waitFor(() => expect(gone.next).toHaveBeenCalledOnce())
  expect(gone.response.end).not.toHaveBeenCalled()
})

/** Asks the development server's part of the plugin, and does not wait. */
function ask(url: string) {
  const use = vi.fn<(handle: (...args: unknown[]) => void) => void>()
  const { configureServer } = mediaPlugin({ summaries: () => [], projects: () => [] })
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing')
  void configureServer.call({} as never, { config: { base: '/' }, middlewares: { use } } as never)
  const response = { setHeader: vi.fn<() => void>(), end: vi.fn<() => void>() }
  const next = vi.fn<() => void>()
  use.mock.lastCall?.[0]({ url }, response, next)
  return { response, next }
}
