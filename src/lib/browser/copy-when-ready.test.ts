// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'

import { copyWhenReady } from '#src/features/blog/markdown-actions.tsx'

function stubClipboard(clipboard: object): void {
  vi.stubGlobal('navigator', { clipboard })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test('with ClipboardItem the clipboard receives a pending text', async () => {
  const items: { data: Record<string, Promise<Blob>> }[] = []
  class FakeItem {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  stubClipboard({ write: async (written: FakeItem[]) => items.push(...written) })
  vi.stubGlobal('ClipboardItem', FakeItem)
  let resolveText: (text: string) => void = () => undefined
  const copying = copyWhenReady(new Promise((resolve) => (resolveText = resolve)))
  expect(items).toHaveLength(1)
  resolveText('# Words')
  await copying
  expect((await items[0]?.data['text/plain'])?.size).toBe('# Words'.length)
})

test('without ClipboardItem the text is copied when it is ready, and a failure is reported', async () => {
  const copied: string[] = []
  stubClipboard({ writeText: async (text: string) => copied.push(text) })
  vi.stubGlobal('ClipboardItem', undefined)
  await copyWhenReady(Promise.resolve('# Words'))
  expect(copied).toEqual(['# Words'])
  await expect(copyWhenReady(Promise.reject(new Error('404')))).rejects.toThrow('404')
})
