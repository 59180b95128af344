import { expect, type Locator, type Page, test } from '@playwright/test'
import { parse } from 'yaml'

import { deskConfig } from '#src/desk/desk-config.ts'
import {
  chooseFolder,
  GIT,
  openDesk,
  openEntry,
  readContent,
  readDesk,
  saveEntry,
  waitForContent,
} from '#tests/support/desk.ts'

const content = readContent()

interface Entry {
  collection: string
  /** Address of the form. */
  path: string
  /** Files that the form writes. */
  files: string[]
}

/** Entries of all collections. */
function entries(): Entry[] {
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

interface Edit {
  text: (value: string) => string
  number: (value: number) => number
}

/** Opens an entry, changes its first text, or else its first number, and saves it; says which of the two it was. */
async function change(page: Page, path: string, edit: Edit): Promise<'text' | 'number'> {
  await openEntry(page, path)
  const firstText = page
    .locator('input[type=text]:not([role=spinbutton]):visible, textarea:visible')
    .first()
  const numbers = page.getByRole('spinbutton')
  // Groups with content are folded.
  const fold = page.getByRole('button', { name: 'Розгорнути', exact: true }).first()
  await firstText.or(numbers).or(fold).first().waitFor()
  // An empty number is optional, and any value may contradict another field.
  const findNumber = async () => {
    for (const one of await numbers.all()) if ((await one.inputValue()) !== '') return one
    return undefined
  }
  let number: Locator | undefined
  while ((await firstText.count()) === 0 && !(number = await findNumber())) await fold.click()
  const isText = number === undefined
  const field = number ?? firstText
  const value = await field.inputValue()
  await field.fill(isText ? edit.text(value) : String(edit.number(Number(value))))
  await saveEntry(page)
  return isText ? 'text' : 'number'
}

/** Content of a file: its fields, and the text of an article. */
function meaning(text: string): { fields: unknown; body: string } {
  const [, head = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { fields: parse(head) as unknown, body: body.trim() }
}

function before(file: string): string {
  return Buffer.from(content.get(file) ?? '', 'base64').toString()
}

const all = entries()
const collections = [...new Set(all.map(({ collection }) => collection))]

// All collections are edited in one session; a failure begins another.
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await openDesk(page, new Map([...GIT, ...content]))
  await chooseFolder(page)
  await waitForContent(page)
})

test.afterAll(() => page.close())

test('every file of the content has a form, except the specification', () => {
  expect(all.flatMap(({ files }) => files).toSorted()).toEqual(
    [...content.keys()]
      .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !file.endsWith('specification.yaml'))
      .toSorted(),
  )
})

for (const name of collections.toReversed()) {
  test(`an owner who opens and saves all ${name} unchanged keeps every file's content`, async () => {
    for (const { path, files } of all.filter(({ collection }) => collection === name)) {
      await test.step(path, async () => {
        // The CMS saves only changed forms and trims texts, so a blank makes it save; a number is changed back.
        const edit = { text: (value: string) => `${value} `, number: (value: number) => value + 1 }
        const changed = await change(page, path, edit)
        if (changed === 'number') {
          await change(page, path, { ...edit, number: (value) => value - 1 })
        }
        for (const file of files) {
          expect.soft(meaning(await readDesk(page, file)), file).toEqual(meaning(before(file)))
        }
      })
    }
  })
}
