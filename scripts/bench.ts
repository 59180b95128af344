/**
 * Measures the built site in `dist/` with Lighthouse CI against the budgets of `lighthouserc.json`;
 * the reports are in `.cache/lighthouse`. Performance scores need an idle machine.
 *
 *   tsx scripts/bench.ts [options of "lhci collect", such as --numberOfRuns=1]
 */
import { spawnSync } from 'node:child_process'

import { ensureBrowser } from './find-browser.ts'

const env = { ...process.env, CHROME_PATH: ensureBrowser() }
const lhci = (...args: string[]) =>
  spawnSync('npx', ['--no-install', 'lhci', ...args], { env, stdio: 'inherit' }).status ?? 1

process.exitCode = lhci('collect', ...process.argv.slice(2)) || lhci('assert')
lhci('upload')
