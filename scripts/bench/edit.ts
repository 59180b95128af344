import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { copyProject } from '#scripts/lib/copy-project.ts'

import { launchBrowser } from './browser.ts'
import { startDevServer } from './dev-server.ts'
import type { Figures } from './figures.ts'
import { makePosts, slugOf, titleOf, writePost } from './make-posts.ts'
import { median } from './median.ts'

/** How often an article is saved. */
const EDITS = 7

/** Times in ms that a machine with other work may need: for the first page, and for a saved article. */
const START_LIMIT = 600_000
const SAVE_LIMIT = 60_000

/**
 * Starts the development server over a copy with each number of posts and saves one of them again and
 * again: ms until the first page stands, until a saved article is seen in it, and whether the page stayed
 * the same document.
 */
export async function benchEdit(
  sizes: readonly number[],
  print: (line: string) => void,
): Promise<Record<string, Figures>> {
  const things: Record<string, Figures> = {}
  for (const posts of sizes) {
    print(`saved articles with ${posts} posts`)
    things[String(posts)] = await edit(posts)
  }
  return things
}

async function edit(posts: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'))
  copyProject(folder)
  makePosts(join(folder, 'content/posts'), posts)
  const began = performance.now()
  const server = await startDevServer(folder)
  let browser: Browser | undefined
  try {
    browser = await launchBrowser()
    const page = await browser.newPage()
    await open(page, `${server.url}/blog/${slugOf(1)}`)
    const start = performance.now() - began
    // Whatever the first visit has set in motion comes to rest.
    await page.waitForTimeout(3000)
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    const times: number[] = []
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const mark = `Saved for the time number ${edit}.`
      const saved = performance.now()
      writePost(join(folder, 'content/posts'), 1, mark)
      await page.waitForFunction((text) => document.body.innerText.includes(text), mark, {
        polling: 10,
        timeout: SAVE_LIMIT,
      })
      times.push(Math.round(performance.now() - saved))
      await page.waitForTimeout(1000)
    }
    const isSame = (await page.locator('html[data-first]').count()) === 1
    return {
      start: Math.round(start),
      saved: median(times),
      slowest: Math.max(...times),
      inPlace: isSame ? 1 : 0,
    }
  } catch (error) {
    throw new Error(`the development server said: ${server.output().slice(-2000)}`, {
      cause: error,
    })
  } finally {
    await browser?.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits for a post's page; until the server listens, and while it prepares, there is none. */
async function open(page: Page, url: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: titleOf('en', 1), exact: true })
  const limit = performance.now() + START_LIMIT
  while (performance.now() < limit) {
    const isThere = await page
      .goto(url, { waitUntil: 'commit', timeout: START_LIMIT })
      .then(() => heading.waitFor({ timeout: START_LIMIT / 4 }))
      .then(() => true)
      .catch(() => false)
    if (isThere) return
    await page.waitForTimeout(100)
  }
  throw new Error('the development server did not show the post')
}
