import { existsSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startServer } from '#scripts/serve/static-server.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'

import type { Engine } from './engine.ts'
import { journeys } from './journeys.ts'
import { Visitor } from './visitor.ts'

const DIST = `${FIXTURE_SITES.demo.folder}/dist`

/** Creates a test for each journey, each with its own server and window. */
export function runJourneys(start: () => Promise<Engine>): void {
  let engine: Engine | undefined

  beforeAll(async () => {
    if (!existsSync(DIST)) {
      throw new Error(
        `There is no ${DIST}: run "npx tsx scripts/test/build-fixture-site.ts" first.`,
      )
    }
    engine = await start()
  }, 120_000)

  afterAll(() => engine?.close())

  const named = journeys.map((journey) => [journey.title, journey] as const)
  test.each(named)('%s', async (_, { run }) => {
    if (!engine) throw new Error('The browser has not started.')
    const server = await startServer({ dir: DIST, port: 0 })
    let isServed = true
    const stopSite = async () => {
      if (isServed) await server.close()
      isServed = false
    }
    const tab = await engine.open()
    try {
      await run(new Visitor(tab, `http://localhost:${server.port}`), stopSite)
      // Downloads of the course in other languages and of fonts for rare characters are interrupted when the
      // site stops; Firefox reports an error.
      const isConnectionError = (error: string) =>
        /ServiceWorker passed a promise.*no-response|downloadable font: download failed/.test(error)
      expect(tab.errors.filter((error) => !isConnectionError(error))).toEqual([])
    } finally {
      await tab.close()
      await stopSite()
    }
  })
}
