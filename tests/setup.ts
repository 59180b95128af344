import { afterEach, beforeEach } from 'vitest'

import { beginConsoleWatch, endConsoleWatch } from './support/expect-console.ts'

// Silence is part of passing: an error or warning that a test did not announce fails it.
beforeEach(beginConsoleWatch)
afterEach(endConsoleWatch)

if (typeof document !== 'undefined') {
  // Testing Library does both itself only where `afterEach` is a global.
  const { cleanup } = await import('@testing-library/react')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // The files of one worker share its page.
  localStorage.clear()
  sessionStorage.clear()
  afterEach(cleanup)
}
