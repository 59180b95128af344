import { expect, test } from 'vitest'

import { countTests } from './count-tests.ts'

test.each([
  [
    ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 12 passed | 1 skipped (15)\n',
    12,
    2,
  ],
  [
    'Running 9 tests\n\n  1 failed\n    [chromium] › a.spec.ts\n  1 flaky\n  7 passed (1.2m)\n',
    7,
    2,
  ],
  ['no summary at all', 0, 0],
])('a developer reads the counts of the summary %j', (output, passed, failed) => {
  expect(countTests(output)).toEqual({ passed, failed })
})
