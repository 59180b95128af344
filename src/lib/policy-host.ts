/** Whether a host of a policy covers an origin: (`https://*.example.com`, `https://a.example.com`) → yes. */
export function coversOrigin(host: string, origin: string): boolean {
  const [start = '', end] = host.split('*')
  return end === undefined ? origin === host : origin.startsWith(start) && origin.endsWith(end)
}
