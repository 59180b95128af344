import { findEngines } from '#scripts/find-engines.ts'

import { runJourneys } from './run-journeys.ts'
import { startWebKit } from './webkit.ts'

runJourneys(() => {
  const { webkit } = findEngines()
  if (webkit === undefined) throw new Error('There is no WebKit here.')
  return startWebKit(webkit)
})
