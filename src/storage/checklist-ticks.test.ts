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
