import { expect, test } from 'vitest'

import { courseCodes, DEMO_CODE } from './course-codes.ts'

test.each([
  [undefined, false, []],
  ['', false, []],
  ['a8765_gn4320', false, ['a8765_gn4320']],
  [' first_code , second_code,', false, ['first_code', 'second_code']],
  ['first_code,first_code', false, ['first_code']],
  [undefined, true, [DEMO_CODE]],
  ['first_code', true, [DEMO_CODE, 'first_code']],
  [`${DEMO_CODE},first_code`, true, [DEMO_CODE, 'first_code']],
  ['of_eight', false, ['of_eight']],
])('COURSE_ACCESS_CODES=%s in a demo build: %s', (COURSE_ACCESS_CODES, demo, codes) => {
  expect(courseCodes({ COURSE_ACCESS_CODES }, demo)).toEqual(codes)
})

test('a production build rejects the demo code and guessable codes', () => {
  expect(() => courseCodes({ COURSE_ACCESS_CODES: DEMO_CODE }, false)).toThrow('demo code')
  expect(() => courseCodes({ COURSE_ACCESS_CODES: 'ofseven' }, false)).toThrow('at least 8')
})
