// @vitest-environment node
import { expect, test } from 'vitest'

import { createCell } from './cell.ts'

test('on the server a cell is its initial value, whatever is set', () => {
  const cell = createCell<string>({
    key: 'word',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: 'initial',
  })
  const heard: string[] = []
  const leave = cell.subscribe(() => heard.push('change'))

  expect(cell.get()).toBe('initial')
  expect(cell.set('a')).toEqual({ ok: false, reason: 'blocked' })
  expect(cell.update(() => 'b')).toEqual({ ok: false, reason: 'blocked' })
  expect(cell.remove()).toEqual({ ok: false, reason: 'blocked' })
  leave()

  expect(cell.get()).toBe('initial')
  expect(heard).toEqual([])
})
