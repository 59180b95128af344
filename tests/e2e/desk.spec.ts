import { join } from 'node:path'

import { parse } from 'yaml'

import {
  chooseFolder,
  readContent,
  GIT,
  openDesk,
  openEntry,
  readDesk,
  saveEntry,
} from '#tests/support/desk.ts'
import { expect, test } from '#tests/support/playwright.ts'

const COURSE = 'content/courses/pi-course/course.yaml'
const content = readContent(join(import.meta.dirname, '../fixtures'))

test.use({ locale: 'uk-UA' })

test('an owner opens the desk, changes a price and saves it into the file @nightly', async ({
  page,
  expectConsole,
}) => {
  // The policy blocks the CMS's requests to other hosts: a bundled font and a status page.
  expectConsole(/cdn\.jsdelivr\.net|githubstatus\.com|font-src|connect-src/)
  // Libraries test whether `eval` is available and continue without it.
  expectConsole(/script-src eval/)
  // The CMS shows the preview in a frame with scripts of the same origin.
  expectConsole(/allow-scripts and allow-same-origin/)
  await openDesk(page, new Map([...GIT, ...content]))
  await chooseFolder(page)
  await page.getByText('Курси', { exact: true }).first().waitFor()
  await openEntry(page, 'courses/entries/pi-course/course')
  const price = page.getByRole('spinbutton', { name: 'Ціна, $', exact: true })
  const before = Buffer.from(content.get(COURSE) ?? '', 'base64').toString()
  await price.fill('1')
  await saveEntry(page)
  const { price: saved, ...others } = parse(await readDesk(page, COURSE)) as Record<string, unknown>
  const { price: _, ...othersBefore } = parse(before) as Record<string, unknown>
  expect(saved).toBe(1)
  expect(others).toEqual(othersBefore)
})
