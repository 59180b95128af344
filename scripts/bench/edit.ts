/**
 * Measures how long a saved article takes to be seen in the open page of the development server.
 *
 *   tsx scripts/bench/edit.ts [--n 200] [--edits 7] [--out figures.json]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium, type Page } from '@playwright/test'

import { ensureBrowser } from '../find-browser.ts'
import { copyProject } from './copy-project.ts'
import { startDevServer } from './dev-server.ts'
import { slugOf, titleOf, writePost } from './make-posts.ts'
import { median } from './median.ts'

/** What one run of the development server showed; times in ms. */
export interface EditFigures {
  /** Measured posts, each in two languages. */
  posts: number
  /** From the start of the server to the first post on the screen. */
  start: number
  /** From a file saved to its words on the screen, the median and every edit. */
  saved: number
  edits: number[]
  /** Whether the page stayed the same document. */
  inPlace: boolean
  load: number
}

/** Starts the development server over a copy with `n` posts per language and saves one of them again and again. */
export async function benchEdit(options: { n: number; edits?: number }): Promise<EditFigures> {
  const { n, edits = 7 } = options
  const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'))
  copyProject(folder, n)
  const began = performance.now()
  const server = await startDevServer(folder)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await open(page, `${server.url}/blog/${slugOf(1)}`)
    const start = performance.now() - began
    // Whatever the first visit has set in motion comes to rest.
    await page.waitForTimeout(3000)
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    const times: number[] = []
    for (let edit = 1; edit <= edits; edit += 1) {
      const mark = `Saved for the time number ${edit}.`
      const saved = performance.now()
      writePost(join(folder, 'content/posts'), 1, mark)
      await page.waitForFunction((text) => document.body.innerText.includes(text), mark, {
        polling: 10,
      })
      times.push(Math.round(performance.now() - saved))
      await page.waitForTimeout(1000)
    }
    return {
      posts: n,
      start: Math.round(start),
      saved: median(times),
      edits: times,
      inPlace: (await page.locator('html[data-first]').count()) === 1,
      load: loadavg()[0] ?? 0,
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function open(page: Page, url: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: titleOf('en', 1), exact: true })
  const limit = performance.now() + 300_000
  while (performance.now() < limit) {
    const isThere = await page
      .goto(url)
      .then(() => heading.waitFor({ timeout: 60_000 }))
      .then(() => true)
      .catch(() => false)
    if (isThere) return
    await page.waitForTimeout(100)
  }
  throw new Error('the development server did not show the post')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '200' },
      edits: { type: 'string', default: '7' },
      out: { type: 'string' },
    },
  })
  const figures = await benchEdit({ n: Number(values.n), edits: Number(values.edits) })
  console.table([{ ...figures, edits: figures.edits.join(' ') }])
  if (values.out) writeFileSync(values.out, JSON.stringify(figures, undefined, 2))
}
