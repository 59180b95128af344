import { createServer, type Server, connect } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { openLink, type Link } from './link.ts'

/** Bytes that tell their place. */
const LONG = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251))

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** A server that answers whatever is said to it with some bytes. */
async function answerWith(bytes: Buffer): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.once('data', () => socket.end(bytes))
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

async function linkTo(port: number, roundTrip: number): Promise<Link> {
  const link = await openLink(port, { roundTrip, rate: 100_000_000 })
  open.push(link)
  return link
}

/** What comes back, and how long it takes. */
async function ask(port: number): Promise<{ bytes: Buffer; ms: number }> {
  const start = performance.now()
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write('please')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), ms: performance.now() - start }
}

test('what goes over a link arrives whole and in its order', async () => {
  const link = await linkTo(await answerWith(LONG), 10)
  const { bytes } = await ask(link.port)
  expect(bytes.equals(LONG)).toBe(true)
})

test('a short answer takes a round trip beside the handshake, a longer one waits for each flight', async () => {
  const short = await linkTo(await answerWith(LONG.subarray(0, 14_000)), 100)
  // 14.6 kB, then twice and four times as much.
  const long = await linkTo(await answerWith(LONG), 100)
  expect((await ask(short.port)).ms).toBeGreaterThan(195)
  expect((await ask(long.port)).ms).toBeGreaterThan(395)
})
