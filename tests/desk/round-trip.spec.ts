import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'

import { deskConfig } from '#src/desk/desk-config.ts'
import {
  chooseFolder,
  contentOf,
  GIT,
  openDesk,
  openEntry,
  readDesk,
  saveEntry,
} from '#tests/support/desk.ts'

const ROOT = join(import.meta.dirname, '../..')
const content = contentOf(ROOT)

/** Entries of all collections: address of the form and files that it writes. */
function entries(): { path: string; files: string[]; collection: string }[] {
  const settings = { brand: { uk: 'T', en: 'D' }, repository: 'a/b', branch: 'main', review: false }
  return (deskConfig(settings, 'uk').collections ?? []).flatMap((one) => {
    if ('files' in one) {
      return one.files.map(({ name, file }) => ({
        collection: one.name,
        path: `${one.name}/entries/${name}`,
        files: matching(file.replace('{{locale}}', '(?:uk|en|ru)')),
      }))
    }
    if (!('folder' in one)) return []
    const { name, folder, path = '{{slug}}', extension, i18n } = one
    const tail = `${i18n ? '\\.(?:uk|en)' : ''}\\.${extension}`
    const pattern = new RegExp(`^${folder}/(${path.replace('{{slug}}', '[^/]+?')})${tail}$`)
    const slugs = [...content.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? [])
    return [...new Set(slugs)].map((slug) => ({
      collection: name,
      path: `${name}/entries/${slug}`,
      files: matching(`${folder}/${slug}${tail}`),
    }))
  })
}

function matching(source: string): string[] {
  return [...content.keys()].filter((file) => new RegExp(`^${source}$`).test(file))
}

/**
 * Saves an open form without changing its content. The CMS saves only changed forms and trims text, so a
 * trailing space makes it save.
 */
async function touch(page: Page, path: string): Promise<void> {
  const text = page
    .locator('input[type=text]:not([role=spinbutton]):visible, textarea:visible')
    .first()
  const number = page.getByRole('spinbutton').first()
  // Groups with content are folded.
  const fold = page.getByRole('button', { name: 'Розгорнути', exact: true }).first()
  const unfold = async () => {
    await text.or(number).or(fold).first().waitFor()
    while ((await text.count()) + (await number.count()) === 0) await fold.click()
  }
  await unfold()
  if ((await text.count()) > 0) {
    await text.fill(`${await text.inputValue()} `)
    return saveEntry(page)
  }
  // In a form of numbers, one is changed, saved, and changed back.
  const before = await number.inputValue()
  await number.fill(String(Number(before) + 1))
  await saveEntry(page)
  await openEntry(page, path)
  await unfold()
  await expect(number).toHaveValue(String(Number(before) + 1))
  await number.fill(before)
  return saveEntry(page)
}

/** Content of a file: its fields, and the text of an article. */
function meaning(text: string): unknown {
  const [, head = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { fields: parse(head) as unknown, body: body.trim() }
}

test("an owner who opens and saves every entry unchanged keeps every file's content", async ({
  page,
}) => {
  await openDesk(page, new Map([...GIT, ...content]))
  await chooseFolder(page)
  await page.getByText('Дописи').first().waitFor()
  const all = entries()
  expect(all.flatMap(({ files }) => files).toSorted()).toEqual(
    [...content.keys()]
      .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !file.endsWith('specification.yaml'))
      .toSorted(),
  )
  for (const { path, files } of all) {
    await test.step(path, async () => {
      await openEntry(page, path)
      await touch(page, path)
      for (const file of files) {
        const before = Buffer.from(content.get(file) ?? '', 'base64').toString()
        expect.soft(meaning(await readDesk(page, file)), file).toEqual(meaning(before))
      }
    })
  }
})
