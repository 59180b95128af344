import { format } from 'node:util'

import { findUnexpected } from './find-unexpected.ts'

const METHODS = ['error', 'warn'] as const

/** Guard of the console during one test. */
export type ConsoleWatch = {
  /** Allows and requires at least one matching message. */
  announce: (pattern: RegExp) => void
  /** Restores the console and throws an error about unannounced and missing messages. */
  end: () => void
}

/** Records errors and warnings of a console instead of printing them. */
export function watchConsole(watched: Pick<Console, 'error' | 'warn'>): ConsoleWatch {
  const originals = METHODS.map((method) => [method, watched[method]] as const)
  const messages: string[] = []
  const announced: RegExp[] = []
  for (const method of METHODS) {
    watched[method] = (...values: unknown[]) => {
      messages.push(format(...values))
    }
  }
  return {
    announce: (pattern) => {
      announced.push(pattern)
    },
    end: () => {
      for (const [method, original] of originals) watched[method] = original
      const unexpected = findUnexpected(messages, announced)
      const missing = announced.filter(
        (pattern) => !messages.some((text) => text.search(pattern) >= 0),
      )
      const failures = [
        ...unexpected.map((text) => `Unexpected console message: ${text}`),
        ...missing.map((pattern) => `Missing console message: ${pattern}`),
      ]
      if (failures.length > 0) throw new Error(failures.join('\n'))
    },
  }
}

let current: ConsoleWatch | undefined

/** Starts the guard of one test; called by `tests/setup.ts`. */
export function beginConsoleWatch(): void {
  current = watchConsole(console)
}

/** Ends the guard of one test; called by `tests/setup.ts`. */
export function endConsoleWatch(): void {
  const ended = current
  current = undefined
  ended?.end()
}

/** Announces that the running test causes a matching console error or warning. */
export function expectConsoleError(pattern: RegExp): void {
  if (!current) throw new Error('expectConsoleError must be called inside a test.')
  current.announce(pattern)
}
