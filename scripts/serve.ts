/**
 * Serves the built site the way its hosts do.
 *
 *   tsx scripts/serve.ts [--port 4173] [--strict-port] [--dir dist]
 */
import { parseArgs } from 'node:util'

import { localizePath } from '#src/i18n/paths.ts'

import { DEMO_ADMIN } from './build/admin-access.ts'
import { DEMO_CODE } from './lessons/course-codes.ts'
import { startServer } from './serve/static-server.ts'

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT || '4173' },
      dir: { type: 'string', default: 'dist' },
      'strict-port': { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Error(`"${values.port}" is not a port number (0 to 65535).`)
  }
  const server = await startServer({ ...values, port, strictPort: values['strict-port'] })
  if (port !== 0 && server.port !== port) {
    console.log(`Port ${port} is in use, so the site is served on ${server.port}.`)
  }
  console.log(`English    ${server.url}`)
  console.log(`Ukrainian  ${server.url}${localizePath('/', 'uk').slice(1)}`)
  if (process.env.DEMO === '1') {
    console.log(
      `Admin      ${server.url}admin  user ${DEMO_ADMIN.user}, password ${DEMO_ADMIN.password}`,
    )
    console.log(`Course     ${server.url}access-code#code=${DEMO_CODE}`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
