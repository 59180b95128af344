// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { askForStylesAgain, hasStyles, stylesLoaded } from './styles-loaded.ts'

beforeEach(() => {
  document.head.innerHTML = ''
})

/** A stylesheet that the page waits for; jsdom loads none. */
function addLink(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  return link
}

function finish(link: HTMLLinkElement): void {
  Object.defineProperty(link, 'sheet', { value: {} })
  link.dispatchEvent(new Event('load'))
}

test('a stylesheet that failed is not waited for, the one after it is', async () => {
  const first = addLink()
  const second = addLink()
  const whenLoaded = vi.fn<() => void>()
  const loading = stylesLoaded().then(whenLoaded)
  first.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(whenLoaded).not.toHaveBeenCalled()
  finish(second)
  await loading
  // Nor by who asks later.
  await stylesLoaded()
})

test('a stylesheet that failed before anybody waited is not waited for', async () => {
  addLink().dataset.failed = ''
  await expect(stylesLoaded()).resolves.toBeUndefined()
})

test('what has failed is asked for again whenever there is a network', async () => {
  addLink().dataset.failed = ''
  expect(hasStyles()).toBe(true)
  askForStylesAgain()
  expect(hasStyles()).toBe(false)
  // While nobody waits for it.
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  expect(hasStyles()).toBe(true)
  askForStylesAgain()
  expect(hasStyles()).toBe(false)
  const loading = stylesLoaded()
  const [again] = document.querySelectorAll('link')
  if (again) finish(again)
  await loading
  expect(hasStyles()).toBe(true)
})
