import { afterEach, beforeEach } from 'vitest'

import { beginConsoleWatch, endConsoleWatch } from './support/expect-console.ts'

// A test fails on console errors and warnings that it did not announce.
beforeEach(beginConsoleWatch)
afterEach(endConsoleWatch)

if (typeof document !== 'undefined') {
  // Testing Library only does this automatically if `afterEach` is a global.
  const { cleanup } = await import('@testing-library/react')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Test files in one worker share its document.
  localStorage.clear()
  sessionStorage.clear()
  afterEach(cleanup)
}
