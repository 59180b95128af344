/**
 * Serves the built site the way its hosts do.
 *
 *   tsx scripts/serve.ts [--port 4173] [--dir dist]
 */
import { parseArgs } from 'node:util'

import { localizePath } from '#src/i18n/paths.ts'

import { DEMO_ADMIN } from './build/admin-access.ts'
import { DEMO_CODE } from './lessons/course-codes.ts'
import { startServer } from './serve/static-server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT || '4173' },
    dir: { type: 'string', default: 'dist' },
  },
})
try {
  const port = Number(values.port)
  const server = await startServer({ dir: values.dir, port })
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
