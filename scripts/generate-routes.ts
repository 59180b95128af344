/**
 * Writes the route tree, which the type check needs before a build.
 * Usage: tsx scripts/generate-routes.ts
 */
import { Generator, getConfig } from '@tanstack/router-generator'

import { ROUTER_OPTIONS } from './build/router-options.ts'

await new Generator({ config: getConfig(ROUTER_OPTIONS, '.'), root: '.' }).run()
