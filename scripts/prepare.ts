/**
 * Makes what types, lint and unit tests need before a build: compiled content and the route tree.
 * Usage: tsx scripts/prepare.ts
 */
import { Generator, getConfig } from '@tanstack/router-generator'

import { ROUTER_OPTIONS } from './build/router-options.ts'
import { compileContent } from './content/load-content.ts'
import { ContentError } from './content/problem.ts'

try {
  await new Generator({ config: getConfig(ROUTER_OPTIONS, '.'), root: '.' }).run()
  for (const warning of await compileContent()) console.log(`note: ${warning}`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
