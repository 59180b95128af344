// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'

import { copyWhenReady } from './copy-when-ready.ts'

function giveClipboard(clipboard: object): void {
  vi.stubGlobal('navigator', { clipboard })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test('a browser with ClipboardItem takes the text before it has come', async () => {
  const items: { data: Record<string, Promise<Blob>> }[] = []
  class FakeItem {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  giveClipboard({ write: async (all: FakeItem[]) => items.push(...all) })
  vi.stubGlobal('ClipboardItem', FakeItem)
  let arrive: (text: string) => void = () => undefined
  const copying = copyWhenReady(new Promise((resolve) => (arrive = resolve)))
  expect(items).toHaveLength(1)
  arrive('# Words')
  await copying
  expect((await items[0]?.data['text/plain'])?.size).toBe('# Words'.length)
})

test('a browser without it gets the text once it is there, and a text that does not come is told', async () => {
  const copied: string[] = []
  giveClipboard({ writeText: async (text: string) => copied.push(text) })
  vi.stubGlobal('ClipboardItem', undefined)
  await copyWhenReady(Promise.resolve('# Words'))
  expect(copied).toEqual(['# Words'])
  await expect(copyWhenReady(Promise.reject(new Error('404')))).rejects.toThrow('404')
})
