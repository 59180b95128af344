// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { toastStore } from '#src/components/ui/toast-store.ts'
import { en } from '#src/i18n/messages/en.ts'
import { missingParts } from '#src/lib/browser/missing-file.ts'

import { useMissingParts } from './use-missing-parts.ts'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id)
})

test.each([
  ['a part that crashes', new TypeError('x is undefined'), en.error.text],
  [
    'a part whose file is missing',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    en.error.missing,
  ],
])('a failed load of %s is reported', async (_case, error, message) => {
  // Marks the page as already reloaded, so that it is not reloaded again.
  sessionStorage.setItem(`reloaded:${String(error)}`, '')
  render(<Shell />)
  missingParts.send(error)
  await expect.poll(() => toastStore.getSnapshot().map(({ message }) => message)).toEqual([message])
})

function Shell() {
  useMissingParts(en.error, '')
  return null
}
