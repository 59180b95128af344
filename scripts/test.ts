/**
 * Runs the checks of the project and ends with one line, "N passed, N failed".
 *
 *   tsx scripts/test.ts [check|content|test|full]
 *
 * check    types, lint, format, unused code, unit tests, content: no build, no browser
 * content  what must pass before a change of content is published
 * test     all of both, and journeys in Chromium
 * full     what is too slow for every change: hosts, engines, accessibility of every page, owner edits
 */
import { ensureBrowser } from './find-browser.ts'
import { findFreePort } from './find-free-port.ts'
import { countTests } from './test/count-tests.ts'
import { runCommand } from './test/run-command.ts'

/** A command, with the modes that run it. A build is needed by all that follows it in its lane. */
interface Suite {
  name: string
  modes: readonly string[]
  command: string
  env?: NodeJS.ProcessEnv
  isBuild?: boolean
}

const MODES = ['check', 'content', 'test', 'full']
const CODE = ['check', 'test']
const SITE = ['content', 'test']
const DEMO = { DEMO: '1', SITE_URL: '' }
const JOURNEYS = 'playwright test -c tests/e2e/playwright.config.ts'

/** Two lanes at the same time: one often waits for the disk or its last test while the other uses the CPU. */
const LANES: readonly (readonly Suite[])[] = [
  [
    { name: 'content', modes: ['check', ...SITE], command: 'tsx scripts/check-content.ts' },
    {
      name: 'types and lint',
      modes: CODE,
      command: 'oxlint --type-check',
      // The type checker is written in Go and faster with less frequent garbage collection.
      env: { GOGC: '400' },
    },
    { name: 'format', modes: CODE, command: 'oxfmt --check' },
    { name: 'unused code', modes: CODE, command: 'knip' },
    {
      name: 'code used only by tests',
      modes: CODE,
      command: 'knip --production --files --exports',
    },
    { name: 'build', modes: [...SITE, 'full'], command: 'npm run build', env: DEMO, isBuild: true },
    { name: 'built site', modes: SITE, command: 'vitest run --project built', env: DEMO },
    {
      name: 'slow tests and code of the articles',
      modes: ['full'],
      command: 'vitest run --project slow',
    },
    {
      name: 'accessibility of every page',
      modes: ['full'],
      command: 'playwright test -c tests/axe/playwright.config.ts',
    },
    {
      name: 'desk round trip of every file',
      modes: ['full'],
      command: 'playwright test -c tests/desk/playwright.config.ts',
    },
  ],
  [
    { name: 'unit tests', modes: CODE, command: 'vitest run --project fast' },
    {
      name: 'builds of the fixture site',
      modes: ['test', 'full'],
      command: 'tsx scripts/test/build-fixture-site.ts',
      isBuild: true,
    },
    {
      name: 'built fixture site',
      modes: ['test'],
      command: 'vitest run --project site',
      env: DEMO,
    },
    { name: 'journeys', modes: ['test'], command: `${JOURNEYS} --grep-invert @nightly` },
    { name: 'hosts', modes: ['full'], command: 'vitest run --project hosts' },
    { name: 'nightly journeys', modes: ['full'], command: `${JOURNEYS} --grep @nightly` },
    { name: 'Firefox and WebKit', modes: ['full'], command: 'tsx scripts/test/run-engines.ts' },
  ],
]

const mode = process.argv[2] ?? 'test'
if (!MODES.includes(mode)) {
  console.error(`There is no mode "${mode}": use check, content, test or full.`)
  process.exit(2)
}
const totals = { passed: 0, failed: 0 }
if (mode === 'test' || mode === 'full') {
  try {
    process.env.CHROME_PATH = ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    totals.failed += 1
  }
}
if (await run({ name: 'routes', modes: MODES, command: 'tsx scripts/generate-routes.ts' })) {
  await Promise.all(LANES.map(runLane))
}
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function runLane(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane.filter(({ modes }) => modes.includes(mode))) {
    const isPassed = await run(suite)
    if (isPassed || !suite.isBuild) continue
    console.log(`What needs "${suite.name}" is not run.`)
    return
  }
}

/** Runs a suite and prints one line; for a failed one also its output and the command that reruns it. */
async function run({ name, command, env = {} }: Suite): Promise<boolean> {
  const start = performance.now()
  const port = String(await findFreePort())
  const { exitCode, output } = await runCommand(command, {
    env: { NO_COLOR: '1', E2E_PORT: port, ...env },
  })
  // A command without tests counts as one.
  const { passed, failed } = countTests(output)
  const isFailed = exitCode !== 0 || failed > 0
  const counts = { passed: passed || Number(!isFailed), failed: failed || Number(isFailed) }
  totals.passed += counts.passed
  totals.failed += counts.failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
  if (isFailed) {
    const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`)
    const rerun = [...variables, 'npx', command].join(' ').replace('npx npm', 'npm')
    console.log(`\n${output.trimEnd()}\n\nTo run it alone: ${rerun}\n`)
  }
  return !isFailed
}
