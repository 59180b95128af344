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

/** Stylesheets of the page; jsdom loads none. */
async function firstLink(): Promise<HTMLLinkElement | undefined> {
  await vi.waitFor(() => expect(links()).not.toEqual([]))
  return links()[0]
}

function finish(link: HTMLLinkElement | undefined): void {
  if (link) Object.defineProperty(link, 'sheet', { value: {} })
  link?.dispatchEvent(new Event('load'))
}

test('a module comes when its styles are there, which are asked for once', async () => {
  const loading = loadWithStyles(load, ['assets/search-1a2b.css'])
  const link = await firstLink()
  expect(link?.getAttribute('href')).toBe('/assets/search-1a2b.css')
  expect(load).not.toHaveBeenCalled()
  finish(link)
  expect(await loading).toBe('part')
  expect(await loadWithStyles(load, ['assets/search-1a2b.css'])).toBe('part')
  expect(links()).toHaveLength(1)
})

test('two modules that need the same styles both wait for them', async () => {
  const other = vi.fn<() => Promise<string>>().mockResolvedValue('other')
  const loading = Promise.all([
    loadWithStyles(load, ['assets/search-1a2b.css']),
    loadWithStyles(other, ['assets/search-1a2b.css']),
  ])
  const link = await firstLink()
  await new Promise((resolve) => setTimeout(resolve))
  expect(other).not.toHaveBeenCalled()
  finish(link)
  expect(await loading).toEqual(['part', 'other'])
  expect(links()).toHaveLength(1)
})

test('its styles come after those that the page is waiting for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/shell-1a2b.css">'
  const loading = loadWithStyles(load, ['assets/search-1a2b.css'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(links()).toHaveLength(1)
  finish(links()[0])
  await vi.waitFor(() => expect(links()).toHaveLength(2))
  finish(links()[1])
  expect(await loading).toBe('part')
})

test('styles that are not there are told as a missing file, and asked for again', async () => {
  const loading = loadWithStyles(load, ['assets/search-1a2b.css'])
  const link = await firstLink()
  link?.dispatchEvent(new Event('error'))
  const error = await loading.catch((reason: unknown) => reason)
  expect(isMissingFile(error)).toBe(true)
  expect(load).not.toHaveBeenCalled()
  expect(links()).toEqual([])
})
