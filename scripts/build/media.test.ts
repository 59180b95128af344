import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { describeImage } from '#scripts/content/images.ts'

import { getImageVariant, mediaPlugin, portraitPicture } from './media.ts'

test('in development a module request does not wait until pictures are measured', () => {
  expect(ask('/src/app/entry-client.tsx').next).toHaveBeenCalledOnce()
})

test('in development a generated drawing is served', () => {
  const { response, next } = ask(`/${portraitPicture().src}?v=1`)
  expect(response.setHeader).toHaveBeenCalledWith('content-type', 'image/svg+xml')
  expect(next).not.toHaveBeenCalled()
})

test('in development a request for no picture is passed on', async () => {
  const missingPicture = ask('/assets/media/ladder-en-0000000000.svg')
  await vi.waitFor(() => expect(missingPicture.next).toHaveBeenCalledOnce())
  expect(missingPicture.response.end).not.toHaveBeenCalled()
})

test('in development a picture is served although others are broken', async () => {
  const root = mkdtempSync(join(tmpdir(), 'media-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const getFile = (slug: string) => join(root, 'content/posts', slug, 'ladder.en.svg')
  for (const slug of ['a', 'b']) mkdirSync(dirname(getFile(slug)), { recursive: true })
  writeFileSync(getFile('a'), '')
  cpSync('tests/fixtures/content/posts/kitchen-sink/drawing.en.svg', getFile('b'))
  const { src } = (await describeImage(getFile('b'))).image
  expect(await getImageVariant(src, root)).toMatchObject({ path: src })
  expect(await getImageVariant('assets/media/ladder-en-0000000000.svg', root)).toBeUndefined()
})

/** Sends a request to the plugin's middleware without waiting. */
function ask(url: string) {
  const use = vi.fn<(handle: (...args: unknown[]) => void) => void>()
  const { configureServer } = mediaPlugin()
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing')
  void configureServer.call({} as never, { config: { base: '/' }, middlewares: { use } } as never)
  const response = { setHeader: vi.fn<() => void>(), end: vi.fn<() => void>() }
  const next = vi.fn<() => void>()
  use.mock.lastCall?.[0]({ url }, response, next)
  return { response, next }
}
