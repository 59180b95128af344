import { connect, createServer, type Socket } from 'node:net'

/** A phone's way to a server. */
export interface LinkOptions {
  /** Milliseconds from one end to the other and back. */
  roundTrip: number
  /** Bytes per second towards the phone. */
  rate: number
}

/** Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s. */
const SLOW_LINK: LinkOptions = { roundTrip: 150, rate: (1.6 * 1024 * 1024) / 8 }

/** Bytes of a segment, which leave together. */
const SEGMENT = 1460

/** Bytes that a server sends before it has heard from the other end (RFC 6928). */
const INITIAL_WINDOW = 10 * SEGMENT

/** A link that stands: the port to reach the server at. */
export interface Link {
  port: number
  close: () => Promise<void>
}

/**
 * Puts a slow link in front of a server of this machine. Every connection takes a round trip to come about, and
 * begins slowly, as TCP does (RFC 5681): after the first flight a server waits for word of its arrival, and sends
 * a byte more for each that has arrived. Nothing is lost on the way. All connections share the rate.
 */
export async function openLink(port: number, link: LinkOptions = SLOW_LINK): Promise<Link> {
  const sockets = new Set<Socket>()
  const line = { freeAt: 0 }
  const server = createServer({ noDelay: true }, (phone) => {
    const host = connect({ port, host: '127.0.0.1', noDelay: true })
    for (const socket of [phone, host]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => {})
    }
    phone.on('close', () => host.destroy())
    const start = performance.now()
    const asked: Buffer[] = []
    phone.on('data', (bytes: Buffer) => {
      // The first bytes follow the handshake, of which this machine's own took no time.
      const wait = Math.max(start + link.roundTrip - performance.now(), 0) + link.roundTrip / 2
      asked.push(bytes)
      setTimeout(() => writeFirst(asked, host), wait)
    })
    sendSlowly(host, phone, line, link)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the link has no port')
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** Hands on what the host sends, in segments, as the window and the rate allow. */
function sendSlowly(
  host: Socket,
  phone: Socket,
  line: { freeAt: number },
  { roundTrip, rate }: LinkOptions,
): void {
  const waiting: Buffer[] = []
  const underway: Buffer[] = []
  let window = INITIAL_WINDOW
  let hasEnded = false
  host.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += SEGMENT) {
      waiting.push(bytes.subarray(at, at + SEGMENT))
    }
    send()
  })
  host.on('close', () => {
    hasEnded = true
    endWhenDone()
  })

  function send(): void {
    for (let next = waiting[0]; next && next.length <= window; next = waiting[0]) {
      const { length } = next
      waiting.shift()
      underway.push(next)
      window -= length
      line.freeAt = Math.max(line.freeAt, performance.now()) + (length / rate) * 1000
      const wait = line.freeAt - performance.now() + roundTrip / 2
      setTimeout(arrive, wait)
      setTimeout(acknowledge, wait + roundTrip / 2, length)
    }
  }

  function arrive(): void {
    writeFirst(underway, phone)
    endWhenDone()
  }

  function acknowledge(length: number): void {
    window += 2 * length
    send()
  }

  function endWhenDone(): void {
    if (hasEnded && waiting.length + underway.length === 0) phone.end()
  }
}

/** Timers of different lengths may swap places when they end together; what they carry may not. */
function writeFirst(queue: Buffer[], socket: Socket): void {
  const first = queue.shift()
  if (first) socket.write(first)
}
