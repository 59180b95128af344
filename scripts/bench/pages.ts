import lighthouse from 'lighthouse'

import { blockingTime } from './blocking.ts'
import { DEBUG_PORT, launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { mediansOf } from './median.ts'
import type { BenchServer } from './server.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Audits whose number is a figure, by the figure's name. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/** Lighthouse on a phone with simulated throttling: the medians of some runs, page by page. */
export async function benchPages(
  server: BenchServer,
  paths: readonly string[],
  runs: number,
  print: (line: string) => void,
): Promise<Record<string, Figures>> {
  const results: Record<string, Figures> = {}
  for (const path of paths) {
    const all: Figures[] = []
    for (let run = 0; run < runs; run += 1) {
      try {
        all.push(await runOnce(server, path, print))
      } catch (error) {
        print(`${path}: ${String(error)}`)
      }
    }
    if (all.length === 0) continue
    results[path] = mediansOf(all)
    print(`${path}: ${Object.values(results[path]).map(Math.round).join(' ')}`)
  }
  return results
}

async function runOnce(
  server: BenchServer,
  path: string,
  print: (line: string) => void,
): Promise<Figures> {
  const browser = await launchBrowser(server.chromeFlag, `--remote-debugging-port=${DEBUG_PORT}`)
  try {
    const result = await lighthouse(server.origin + path, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
    const { categories, audits, runtimeError } = result.lhr
    const { traceEvents } = result.artifacts.Trace
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`)
    for (const category of CATEGORIES.slice(1)) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const { score } = audits[id] ?? {}
        if (weight > 0 && typeof score === 'number' && score < 1) print(`${path}: ${id}`)
      }
    }
    return {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]),
      ),
      blockingCpu: blockingTime(traceEvents),
    }
  } finally {
    await browser.close()
  }
}
