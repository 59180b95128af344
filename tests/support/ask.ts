import { request } from 'node:http'

/** A server's raw response: neither decompressed nor redirected. */
export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Requests an address exactly as written, which `fetch` would normalize. */
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
