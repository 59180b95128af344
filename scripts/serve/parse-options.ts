import { parseArgs } from 'node:util'

import type { ServerOptions } from './static-server.ts'

const DEFAULT_PORT = '4173'

/**
 * Parses the command line and PORT: `['--port', '8080', '--base', '/repo/']` → `{ dir: 'dist', port: 8080, … }`.
 * Throws for an unknown option or an invalid port.
 */
export function parseServeOptions(args: string[], env: { PORT?: string }): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      dir: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      'strict-port': { type: 'boolean', default: false },
    },
  })
  const port = values.port ?? (env.PORT || DEFAULT_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`"${port}" is not a port number (0 to 65535).`)
  }
  return {
    dir: values.dir,
    port: Number(port),
    base: values.base,
    strictPort: values['strict-port'],
  }
}
