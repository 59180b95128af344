/** Serves the fixture site like its hosts: `tsx scripts/test/serve-fixture-site.ts 4179`. */
import { existsSync } from 'node:fs'

import { startServer } from '#scripts/serve/static-server.ts'

import { FIXTURE_SITES } from './fixture-site.ts'

const dir = `${FIXTURE_SITES.demo.folder}/dist`
if (existsSync(dir)) {
  await startServer({ dir, port: Number(process.argv[2]), strictPort: true })
} else {
  console.error(`There is no ${dir}: run "npx tsx scripts/test/build-fixture-site.ts" first.`)
  process.exitCode = 1
}
