import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'

import { getFileLocale } from '#scripts/lib/file-locale.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { deskConfig, getFileKind } from '#src/desk/desk-config.ts'
import { fileFormat } from '#src/desk/file-format.ts'
import {
  changeInput,
  type FormField,
  type Input,
  type InputValue,
  listInputs,
} from '#tests/support/desk-inputs.ts'
import {
  checkContent,
  chooseFolder,
  filesInDesk,
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
  fields: readonly FormField[]
}

/** Entries of all collections. */
function entries(): Entry[] {
  const settings = { brand: { uk: 'T', en: 'D' }, repository: 'a/b', branch: 'main', review: false }
  return (deskConfig(settings, 'uk').collections ?? []).flatMap((collection) => {
    if ('files' in collection) {
      return collection.files.map(({ name, file, fields }) => ({
        collection: collection.name,
        path: `${collection.name}/entries/${name}`,
        files: matching(file.replace('{{locale}}', '(?:uk|en|ru)')),
        fields: fields as readonly FormField[],
      }))
    }
    if (!('folder' in collection)) return []
    const { name, folder, path = '{{slug}}', extension, i18n, fields } = collection
    const suffix = `${i18n ? '\\.(?:uk|en)' : ''}\\.${extension}`
    const pattern = new RegExp(`^${folder}/(${path.replace('{{slug}}', '[^/]+?')})${suffix}$`)
    const slugs = [...content.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? [])
    return [...new Set(slugs)].map((slug) => ({
      collection: name,
      path: `${name}/entries/${slug}`,
      files: matching(`${folder}/${slug}${suffix}`),
      fields: fields as readonly FormField[],
    }))
  })
}

function matching(source: string): string[] {
  return [...content.keys()].filter((file) => new RegExp(`^${source}$`).test(file))
}

function getKind({ files }: Entry): ContentType {
  const kind = getFileKind(files[0]?.replace('content/', '') ?? '')
  if (!kind) throw new Error(`${files.join()} has no form`)
  return kind
}

/** Inputs of an entry's form in Ukrainian, or in English if that is its only language. */
function readInputs(entry: Entry): Input[] {
  const { files, fields } = entry
  const file = files.find((name) => getFileLocale(name) === 'uk') ?? files[0] ?? ''
  return listInputs(fields, fileFormat(getKind(entry)).fromFile(before(file)))
}

const WORD = ' A'
/** Price of a product that is also the price of its cheapest plan, in another file. */
const REPEATED = 'curator.uah'

const isText = ({ field: { widget }, value }: Input) =>
  (widget === 'string' || widget === 'text') && typeof value === 'string' && value !== ''
const isPlainText = (input: Input) =>
  isText(input) &&
  input.field.pattern === undefined &&
  String(input.value).length + WORD.length <= (input.field.maxlength ?? Infinity)
const isNumber = ({ path, field: { widget }, value }: Input) =>
  widget === 'number' && typeof value === 'number' && !path.startsWith(REPEATED)
const isSwitch = ({ field: { widget } }: Input) => widget === 'boolean'
// The CMS shows at most five options as radio buttons, one of which may be "none".
const isChoice = ({ field: { widget, options = [] } }: Input) =>
  widget === 'select' && options.length < 5

/**
 * Input whose value may change alone. Ids, addresses and names of icons must agree with other files or with the
 * code, so their change is refused; all of them have a pattern or a list of options, unlike plain texts.
 */
function independentInput(entry: Entry): Input {
  const inputs = readInputs(entry)
  const input = [isPlainText, isNumber, isSwitch, isChoice].flatMap(
    (is) => inputs.find(is) ?? [],
  )[0]
  if (!input) throw new Error(`${entry.path} has nothing to change`)
  return input
}

/** Another value for an input. A lower number contradicts neither an old price nor a maximum. */
function otherValue({ field: { options, min = 0, default: shown }, value }: Input): InputValue {
  const option = options?.find((option) => option.value !== (value ?? shown))
  if (option) return option.value
  if (typeof value === 'string') return value + WORD
  if (typeof value === 'number') return value - 1 < min ? value + 1 : value - 1
  return (value ?? shown) !== true
}

/** Opens an entry, changes one of its inputs and saves it. */
async function change(entry: Entry, input: Input, next: InputValue): Promise<void> {
  await openEntry(page, entry.path)
  const isEnglish = entry.files.every((file) => getFileLocale(file) === 'en')
  if (isEnglish) await page.getByRole('radio', { name: 'Англійська' }).first().click()
  // The CMS may write the saved value into a switch or a choice just after it shows it.
  await expect(async () => {
    await changeInput(page, input, next)
    await page.waitForTimeout(300)
    await expect(page.getByRole('button', { name: 'Зберегти' })).toBeEnabled({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await saveEntry(page)
}

/** Content of a file: its fields, and the text of an article. */
function parseEntry(text: string): { fields: unknown; body: string } {
  const [, head = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { fields: parse(head) as unknown, body: body.trim() }
}

function before(file: string): string {
  return Buffer.from(content.get(file) ?? '', 'base64').toString()
}

/** Paths of the values in which two contents differ. */
function differences(left: unknown, right: unknown, path: string): string[] {
  if (Object(left) !== left || Object(right) !== right) return Object.is(left, right) ? [] : [path]
  const names = new Set([...Object.keys(Object(left)), ...Object.keys(Object(right))])
  return [...names].flatMap((name) =>
    differences(
      Reflect.get(Object(left), name),
      Reflect.get(Object(right), name),
      `${path}.${name}`,
    ),
  )
}

const allEntries = entries().filter(({ files }) => files.length > 0)
const collections = [...new Set(allEntries.map(({ collection }) => collection))]

// All collections are edited in one session; a failure begins another.
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await openDesk(page, new Map([...GIT, ...content]))
  await chooseFolder(page)
  await waitForContent(page)
})

test.afterAll(() => page.close())

test('every file of the content has a form', () => {
  expect(allEntries.flatMap(({ files }) => files).toSorted()).toEqual(
    [...content.keys()].filter((file) => /\.(?:yaml|mdx)$/.test(file)).toSorted(),
  )
})

// A form that refuses to be saved must not stop the other tests.
const STEP = { timeout: 90_000 }

for (const name of collections.toReversed()) {
  test(`an owner who opens and saves all ${name} unchanged keeps every file's content`, async () => {
    for (const entry of allEntries.filter(({ collection }) => collection === name)) {
      await test.step(
        entry.path,
        async () => {
          const input = readInputs(entry).find(isText) ?? independentInput(entry)
          const { value } = input
          // The CMS saves only changed forms and trims texts, so a blank makes it save; a number is changed back.
          if (typeof value === 'string') await change(entry, input, `${value} `)
          else {
            const other = otherValue(input)
            await change(entry, input, other)
            await change(entry, { ...input, value: other }, value as InputValue)
          }
          for (const file of entry.files) {
            expect
              .soft(parseEntry(await readDesk(page, file)), file)
              .toEqual(parseEntry(before(file)))
          }
        },
        STEP,
      )
    }
  })
}

test('an owner changes one field of every kind of file, nothing else changes, and the checks take it', async () => {
  const kinds = new Map(allEntries.toReversed().map((entry) => [getKind(entry).name, entry]))
  for (const [kind, entry] of kinds) {
    const input = independentInput(entry)
    await test.step(
      `${kind}: ${input.path}`,
      async () => {
        await change(entry, input, otherValue(input))
        const after = await Promise.all(entry.files.map((file) => readDesk(page, file)))
        const changed = entry.files.flatMap((file, index) =>
          differences(parseEntry(before(file)), parseEntry(after[index] ?? ''), file),
        )
        expect.soft(changed, kind).toHaveLength(1)
      },
      STEP,
    )
  }
  expect(checkContent(await filesInDesk(page))).toEqual([])
})
