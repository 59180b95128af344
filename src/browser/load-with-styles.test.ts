// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { loadWithStyles } from './load-with-styles.ts'
import { isMissingFile } from './missing-file.ts'

const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
const links = () => [...document.querySelectorAll('link')]

beforeEach(() => {
  document.head.innerHTML = ''
  load.mockClear()
})

test('a module comes when its styles are there, which are asked for once', async () => {
  const loading = loadWithStyles(load, ['assets/search-1a2b.css'])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/search-1a2b.css'])
  expect(load).not.toHaveBeenCalled()
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('part')
  expect(await loadWithStyles(load, ['assets/search-1a2b.css'])).toBe('part')
  expect(links()).toHaveLength(1)
})

test('styles that are not there are told as a missing file, and asked for again', async () => {
  const loading = loadWithStyles(load, ['assets/search-1a2b.css'])
  links()[0]?.dispatchEvent(new Event('error'))
  const error = await loading.catch((reason: unknown) => reason)
  expect(isMissingFile(error)).toBe(true)
  expect(load).not.toHaveBeenCalled()
  expect(links()).toEqual([])
})
