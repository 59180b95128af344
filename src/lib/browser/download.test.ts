// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { download } from './download.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a file is saved under its name, and its object URL stays valid for some seconds', () => {
  vi.useFakeTimers()
  const createObjectUrl = vi.fn<(file: Blob) => string>().mockReturnValue('blob:file')
  const revoke = vi.fn<(url: string) => void>()
  // jsdom does not implement these functions.
  vi.stubGlobal('URL', { createObjectURL: createObjectUrl, revokeObjectURL: revoke })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`)
  })
  download('progress.json', '{}', 'application/json')
  expect(saved).toEqual(['progress.json blob:file'])
  expect(createObjectUrl.mock.calls[0]?.[0]).toMatchObject({ size: 2, type: 'application/json' })
  vi.advanceTimersByTime(5000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(revoke).toHaveBeenCalledWith('blob:file')
})
