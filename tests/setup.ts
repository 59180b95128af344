import { format } from 'node:util'

import { afterEach, beforeEach } from 'vitest'

// A test fails on console errors and warnings.
const { error, warn } = console
let messages: string[] = []
beforeEach(() => {
  messages = []
  console.error = console.warn = (...values) => void messages.push(format(...values))
})
afterEach(() => {
  Object.assign(console, { error, warn })
  if (messages.length > 0) throw new Error(`Unexpected console messages:\n${messages.join('\n')}`)
})

if (typeof document !== 'undefined') {
  // Testing Library only does this automatically if `afterEach` is a global.
  const { cleanup } = await import('@testing-library/react')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Test files in one worker share its document.
  localStorage.clear()
  sessionStorage.clear()
  afterEach(cleanup)
}
