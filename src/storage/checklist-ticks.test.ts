// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { checklistTicks } from './checklist-ticks.ts'

test('ticks stored by position are migrated to ids once, without a backup', () => {
  localStorage.clear()
  localStorage.setItem('checklistTicks', '[0,2]')
  expect(checklistTicks.get()).toEqual(['check-1', 'check-3'])
  checklistTicks.update((ticks) => [...ticks, 'ask-the-team'])
  expect(localStorage.getItem('checklistTicks')).toBe('["check-1","check-3","ask-the-team"]')
  expect(localStorage.getItem('checklistTicks.backup')).toBeNull()
})

test('an invalid text is backed up before a tick overwrites it', () => {
  localStorage.clear()
  localStorage.setItem('checklistTicks', '{"of":"something else"}')
  expect(checklistTicks.get()).toEqual([])
  checklistTicks.set(['check-1'])
  expect(localStorage.getItem('checklistTicks.backup')).toBe('{"of":"something else"}')
})
