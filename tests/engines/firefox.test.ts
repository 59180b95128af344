import { findEngines } from '#scripts/find-engines.ts'

import { startFirefox } from './firefox.ts'
import { runJourneys } from './run-journeys.ts'

runJourneys(() => {
  const { firefox } = findEngines()
  if (firefox === undefined) throw new Error('There is no Firefox here.')
  return startFirefox(firefox)
})
