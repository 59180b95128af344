import { expect, test } from 'vitest'

import { answerMissingParts, tellMissingPart } from './missing-parts.ts'

test('what is missing before anybody answers waits for an answer, once', () => {
  const heard: unknown[] = []
  tellMissingPart('early')
  const stop = answerMissingParts((error) => heard.push(error))
  expect(heard).toEqual(['early'])
  tellMissingPart('later')
  stop()
  tellMissingPart('between')
  expect(heard).toEqual(['early', 'later'])
  answerMissingParts((error) => heard.push(error))()
  expect(heard).toEqual(['early', 'later', 'between'])
})
