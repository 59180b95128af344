import { expect, test } from 'vitest'

import { expectConsoleError, watchConsole } from './expect-console.ts'

test('a test without console output passes', () => {
  expect(() => watchConsole(quietConsole()).end()).not.toThrow()
})

test.each(['error', 'warn'] as const)('an unannounced console.%s fails the test', (method) => {
  const watched = quietConsole()
  const watch = watchConsole(watched)
  watched[method]('no %s here', 'key')
  expect(() => watch.end()).toThrow('Unexpected console message: no key here')
})

test('an announced message may come any number of times, another one fails the test', () => {
  const watched = quietConsole()
  const watch = watchConsole(watched)
  watch.announce(/quota/g)
  watched.error(new Error('quota exceeded'))
  watched.error('quota')
  watched.warn('other')
  expect(() => watch.end()).toThrow(/^Unexpected console message: other$/)
})

test('an announced message that does not come fails the test', () => {
  const watch = watchConsole(quietConsole())
  watch.announce(/quota/)
  expect(() => watch.end()).toThrow('Missing console message: /quota/')
})

test('the console methods are restored afterwards', () => {
  const watched = quietConsole()
  const { error, warn } = watched
  watchConsole(watched).end()
  expect([watched.error, watched.warn]).toEqual([error, warn])
})

test('every test of this project is guarded', () => {
  expectConsoleError(/announced/)
  console.error('announced')
})

function quietConsole(): Pick<Console, 'error' | 'warn'> {
  return { error: () => {}, warn: () => {} }
}
