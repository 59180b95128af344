import { expect, test } from 'vitest'

import { createChannel } from './channel.ts'

test('a message sent without a subscriber is buffered and delivered once', () => {
  const channel = createChannel<string>()
  const received: string[] = []
  const receive = () => channel.receive((message) => received.push(message))
  channel.send('early')
  const unsubscribe = receive()
  expect(received).toEqual(['early'])
  channel.send('later')
  unsubscribe()
  channel.send('between')
  expect(received).toEqual(['early', 'later'])
  receive()()
  receive()
  expect(received).toEqual(['early', 'later', 'between'])
})
