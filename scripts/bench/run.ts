/**
 * Measures the built site in `dist/`, or the work on it, and compares it with the figures in
 * `scripts/bench/baseline.json`.
 *
 *   tsx scripts/bench/run.ts [pages] [paint] [nav] [inp] [--all | --page /uk …] [--runs 3] [--dir dist] [--out bench.json] [--save]
 *   tsx scripts/bench/run.ts [build] [edit] [--posts 20,200] [--out bench.json] [--save]
 *
 * Figures hang on the machine: read the ratios, and save a baseline of one's own with --save.
 * The controls of the paid course need a build with DEMO=1, full marks for search engines one without.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { benchBuild } from './build.ts'
import { benchEdit } from './edit.ts'
import { type Figures, formatFigures, parseReport, type Report } from './figures.ts'
import { benchInput } from './inp.ts'
import { benchNavigation } from './nav.ts'
import { type BenchOptions, isOfSite, parseBenchOptions, type Part } from './options.ts'
import { benchPages } from './pages.ts'
import { benchPaint } from './paint.ts'
import { type BenchServer, serveBuild } from './server.ts'

const BASELINE = 'scripts/bench/baseline.json'

try {
  await main(parseBenchOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(options: BenchOptions): Promise<void> {
  const { dir } = options
  const needsSite = options.parts.some(isOfSite)
  if (needsSite && !existsSync(dir))
    throw new Error(`There is no ${dir}/: run "npm run build" first.`)
  const baseline = existsSync(BASELINE) ? parseReport(readFileSync(BASELINE, 'utf8')) : {}
  const report: Report = {}
  const server = needsSite ? await serveBuild(dir) : undefined
  try {
    for (const part of options.parts) {
      const figures = await measure(part, server, options)
      report[part] = figures
      console.log(`\n${formatFigures(part, figures, baseline[part])}`)
    }
  } finally {
    await server?.close()
  }
  writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`)
  if (options.save) {
    writeFileSync(BASELINE, `${JSON.stringify({ ...baseline, ...report }, null, 2)}\n`)
  }
}

async function measure(
  part: Part,
  server: BenchServer | undefined,
  { pages, runs, dir, posts }: BenchOptions,
): Promise<Record<string, Figures>> {
  const print = (line: string) => console.error(line)
  if (part === 'build') return benchBuild(posts, print)
  if (part === 'edit') return benchEdit(posts, print)
  if (!server) throw new Error(`"${part}" is measured over a built site`)
  switch (part) {
    case 'pages':
      return benchPages(server, pages === 'all' ? everyPage(dir) : pages, runs, print)
    case 'paint':
      return benchPaint(server, pages === 'all' ? everyPage(dir) : pages, runs, print)
    case 'nav':
      return benchNavigation(server, runs)
    case 'inp':
      return benchInput(server, runs, print)
  }
}

/** Addresses of all pages of the output, without the not-found documents. */
function everyPage(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .toSorted()
}
