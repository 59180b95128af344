import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Collection, Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { z } from 'zod'

import schema from '../../node_modules/@sveltia/cms/schema/sveltia-cms.json' with { type: 'json' }
import { deskConfig, deskKinds, placeOf } from './desk-config.ts'
import { sentenceOf } from './field-config.ts'
import { fieldWords, keyOf } from './field-words.ts'
import { formNode, type FormNode, RECORD_NAME, SINGLE } from './form-node.ts'
import { FOLDER_WORDS, ICONS, KIND_WORDS } from './kinds.ts'
import { FIELD_WORDS, PATTERN_WORDS } from './labels.ts'

const SETTINGS = {
  brand: { uk: 'Тире', en: 'Dash' },
  repository: 'a/b',
  branch: 'main',
  review: false,
}

const CONFIG = deskConfig(SETTINGS, 'uk')

/** All fields of a form with their paths, which start with the content type. */
function pathsIn(node: FormNode, path: string[]): { path: string[]; node: FormNode }[] {
  const own = { path, node }
  switch (node.kind) {
    case 'value':
      return [own]
    case 'group':
      return [own, ...childrenOf(node.fields, path)]
    case 'list':
      return [own, ...pathsIn(node.item, path).slice(1)]
    case 'record':
      return [
        own,
        ...pathsIn(node.name, [...path, RECORD_NAME]),
        ...pathsIn(node.item, path).slice(1),
      ]
    case 'choice':
      return [
        own,
        ...Object.values(node.options).flatMap((option) =>
          option.kind === 'group'
            ? childrenOf(option.fields, path)
            : pathsIn(option, [...path, SINGLE]),
        ),
      ]
  }
}

function childrenOf(fields: Record<string, FormNode>, path: string[]) {
  return Object.entries(fields).flatMap(([name, child]) => pathsIn(child, [...path, name]))
}

const all = deskKinds.flatMap((kind) => pathsIn(formNode(kind.schema), [kind.name]).slice(1))

test('every field of the schemas has a label in both languages', () => {
  const nameless = all.filter(({ path }) => !fieldWords(path)).map(({ path }) => path.join('.'))
  const sentences = nameless.map((path) => `the field ${path} has no words in src/desk/labels.ts`)
  expect(sentences).toEqual([])
})

test('labels name no field that the schemas lack', () => {
  const used = new Set([...all.map(({ path }) => keyOf(path)), 'body', 'kind', 'variant', 'id'])
  const left = Object.keys(FIELD_WORDS).filter((key) => !used.has(key))
  expect(left.map((key) => `no schema has the field "${key}" of src/desk/labels.ts`)).toEqual([])
})

test('every kind of file and every folder has its words', () => {
  const kinds = deskKinds.map(({ name }) => name).filter((name) => !KIND_WORDS[name])
  expect(kinds.map((name) => `the kind ${name} has no words in src/desk/kinds.ts`)).toEqual([])
  expect(
    Object.keys(KIND_WORDS).filter((name) => !deskKinds.some((kind) => kind.name === name)),
  ).toEqual([])
  const names = (CONFIG.collections ?? []).flatMap((one) => ('name' in one ? [one.name ?? ''] : []))
  expect(Object.keys(ICONS).toSorted()).toEqual([...new Set(names)].toSorted())
  for (const name of Object.keys(FOLDER_WORDS)) expect(names).toContain(name)
})

test('what a check says of a text that does not fit has a Ukrainian sentence', () => {
  const said = all.flatMap(({ node }) => (node.kind === 'value' ? sentenceOf(node.schema) : []))
  const sentences = [...new Set(said)].filter((one) => one && !PATTERN_WORDS[one])
  expect(sentences.map((one) => `"${one}" has no Ukrainian words in src/desk/labels.ts`)).toEqual(
    [],
  )
})

test('a form allows what the check allows: numbers, lengths, choices, patterns', () => {
  const courses = collection('courses')
  expect(field(courses, 'price')).toMatchObject({ widget: 'number', value_type: 'int', min: 0 })
  expect(field(courses, 'priceUAH')).toMatchObject({ required: false })
  expect(field(courses, 'countdown')).toMatchObject({ widget: 'select', default: 'off' })
  expect(field(courses, 'previousCourse')).toMatchObject({
    widget: 'relation',
    collection: 'courses',
  })
  const [pattern] = (field(courses, 'enrollUrl') as { pattern: [RegExp, string] }).pattern
  expect(['', 'https://example.com/pay'].map((text) => pattern.test(text))).toEqual([true, true])
  expect(pattern.test('http://example.com')).toBe(false)
  expect(field(collection('posts'), 'title')).toMatchObject({ maxlength: 90, i18n: true })
  expect(field(collection('posts'), 'excerpt')).toMatchObject({ minlength: 60, maxlength: 220 })
  expect(field(collection('posts'), 'date')).toMatchObject({
    widget: 'datetime',
    i18n: 'duplicate',
  })
})

test('a kind of file whose pattern the desk cannot read is told by its name', () => {
  const kind = {
    name: 'Odd',
    pattern: 'a/b/c/d.yaml',
    format: 'yaml',
    schema: z.object({}),
  } as const
  expect(() => placeOf(kind)).toThrow('the desk cannot read the pattern "a/b/c/d.yaml" of Odd')
})

test('the configuration uses options that the CMS documents', () => {
  const unknown = unknownOptions(CONFIG.collections ?? [])
  expect(unknown.map((one) => `@sveltia/cms no longer knows the option "${one}"`)).toEqual([])
})

test('the CMS has the functions that the desk calls, and hands a preview what it is made of', () => {
  const folder = join('node_modules', '@sveltia', 'cms')
  const api = readFileSync(join(folder, 'services/api/index.d.ts'), 'utf8')
  const types = readFileSync(join(folder, 'types/public.d.ts'), 'utf8')
  const called = ['init', 'registerCustomFormat', 'registerPreviewStyle', 'registerPreviewTemplate']
  const props = ['entry: MapOf<ApiEntry>', 'getAsset: (', 'getCollection: (', 'document: Document']
  const missing = [
    ...called.filter((name) => !api.includes(`export { ${name} }`)),
    ...props.filter((one) => !types.includes(`    ${one}`)),
    // Texts of pull requests and the owner's access token.
    ...["'editorial_workflow'", "'token'"].filter(
      (one) => !types.includes(one.replaceAll("'", '"')) && !types.includes(one),
    ),
  ]
  expect(missing.map((one) => `@sveltia/cms no longer has "${one}"`)).toEqual([])
})

function collection(name: string): Collection {
  const found = CONFIG.collections?.find(
    (one): one is Collection => 'name' in one && one.name === name,
  )
  if (!found) throw new Error(`there is no collection ${name}`)
  return found
}

function field(from: Collection, name: string): Field | undefined {
  return 'fields' in from ? from.fields.find((one) => one.name === name) : undefined
}

/** Options of collections and fields that are missing in the package's JSON schema. */
function unknownOptions(value: unknown): string[] {
  const known = JSON.stringify(schema)
  const names = new Set<string>()
  const look = (one: unknown): void => {
    if (Array.isArray(one)) return one.forEach(look)
    if (typeof one !== 'object' || one === null || one instanceof RegExp) return
    for (const [key, inner] of Object.entries(one)) {
      if (key === 'default') continue
      names.add(key)
      look(inner)
    }
  }
  look(value)
  return [...names].filter((name) => !known.includes(`"${name}":{`))
}
