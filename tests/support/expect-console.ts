import { format } from 'node:util'

import { findUnexpected } from './find-unexpected.ts'

const METHODS = ['error', 'warn'] as const

/** Listens to a console for the length of one test. */
export type ConsoleWatch = {
  /** Allows, and demands, at least one message that matches. */
  announce: (pattern: RegExp) => void
  /** Gives the console its methods back and throws a sentence for what was not announced or did not come. */
  end: () => void
}

/** Begins to listen to a console's errors and warnings; they are kept, not printed. */
export function watchConsole(watched: Pick<Console, 'error' | 'warn'>): ConsoleWatch {
  const own = METHODS.map((method) => [method, watched[method]] as const)
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
      for (const [method, original] of own) watched[method] = original
      const unexpected = findUnexpected(messages, announced)
      const absent = announced.filter(
        (pattern) => !messages.some((text) => text.search(pattern) >= 0),
      )
      const complaints = [
        ...unexpected.map((text) => `The console said what no test announced: ${text}`),
        ...absent.map((pattern) => `The console did not say what was announced: ${pattern}`),
      ]
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}

let current: ConsoleWatch | undefined

/** Begins the watch of one test; `tests/setup.ts` calls it. */
export function beginConsoleWatch(): void {
  current = watchConsole(console)
}

/** Ends the watch of one test; `tests/setup.ts` calls it. */
export function endConsoleWatch(): void {
  const watch = current
  current = undefined
  watch?.end()
}

/** Announces that the running test makes the console say, as an error or a warning, something that matches. */
export function expectConsoleError(pattern: RegExp): void {
  if (!current) throw new Error('expectConsoleError is for the inside of a test.')
  current.announce(pattern)
}
