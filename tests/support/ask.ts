import { request } from 'node:http'

/** What a server answers, as it was sent: neither unpacked nor followed. */
export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Asks for an address as it is written, which `fetch` would tidy up. */
export function ask(
  address: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
): Promise<Answer> {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(address) ?? []
  const { hostname, port } = new URL(origin)
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value))
  return new Promise((done, reject) => {
    request({ hostname, port, path, headers: sent, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
