import type { Collection, Field } from '@sveltia/cms'
import { expect, test } from 'vitest'

import { contentTypes } from '#src/content/schema/index.ts'

import schema from '../../node_modules/@sveltia/cms/schema/sveltia-cms.json' with { type: 'json' }
import { deskConfig } from './desk-config.ts'
import { getSentence } from './field-config.ts'
import { fieldWords, getKey } from './field-words.ts'
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
function listPaths(node: FormNode, path: string[]): { path: string[]; node: FormNode }[] {
  const entry = { path, node }
  switch (node.kind) {
    case 'value':
      return [entry]
    case 'group':
      return [entry, ...getChildren(node.fields, path)]
    case 'list':
      return [entry, ...listPaths(node.item, path).slice(1)]
    case 'record':
      return [
        entry,
        ...listPaths(node.name, [...path, RECORD_NAME]),
        ...listPaths(node.item, path).slice(1),
      ]
    case 'choice':
      return [
        entry,
        ...Object.values(node.options).flatMap((option) =>
          option.kind === 'group'
            ? getChildren(option.fields, path)
            : listPaths(option, [...path, SINGLE]),
        ),
      ]
  }
}

function getChildren(fields: Record<string, FormNode>, path: string[]) {
  return Object.entries(fields).flatMap(([name, child]) => listPaths(child, [...path, name]))
}

const allNodes = contentTypes.flatMap((kind) =>
  listPaths(formNode(kind.schema), [kind.name]).slice(1),
)

test('every field of the schemas has a label in both languages', () => {
  const nameless = allNodes
    .filter(({ path }) => !fieldWords(path))
    .map(({ path }) => path.join('.'))
  const sentences = nameless.map((path) => `the field ${path} has no words in src/desk/labels.ts`)
  expect(sentences).toEqual([])
})

test('labels name no field that the schemas lack', () => {
  const used = new Set([
    ...allNodes.map(({ path }) => getKey(path)),
    'body',
    'kind',
    'variant',
    'id',
  ])
  const unusedKeys = Object.keys(FIELD_WORDS).filter((key) => !used.has(key))
  expect(unusedKeys.map((key) => `no schema has the field "${key}" of src/desk/labels.ts`)).toEqual(
    [],
  )
})

test('every kind of file and every folder has its words', () => {
  const kinds = contentTypes.map(({ name }) => name).filter((name) => !KIND_WORDS[name])
  expect(kinds.map((name) => `the kind ${name} has no words in src/desk/kinds.ts`)).toEqual([])
  expect(
    Object.keys(KIND_WORDS).filter((name) => !contentTypes.some((kind) => kind.name === name)),
  ).toEqual([])
  const names = (CONFIG.collections ?? []).flatMap((collection) =>
    'name' in collection ? [collection.name ?? ''] : [],
  )
  expect(Object.keys(ICONS).toSorted()).toEqual([...new Set(names)].toSorted())
  for (const name of Object.keys(FOLDER_WORDS)) expect(names).toContain(name)
})

test('what a check says of a text that does not fit has a Ukrainian sentence', () => {
  const messages = allNodes.flatMap(({ node }) =>
    node.kind === 'value' ? getSentence(node.schema) : [],
  )
  const sentences = [...new Set(messages)].filter(
    (sentence) => sentence && !PATTERN_WORDS[sentence],
  )
  expect(
    sentences.map((sentence) => `"${sentence}" has no Ukrainian words in src/desk/labels.ts`),
  ).toEqual([])
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

test('the configuration uses options that the CMS documents', () => {
  const unknown = unknownOptions(CONFIG.collections ?? [])
  expect(unknown.map((option) => `@sveltia/cms no longer knows the option "${option}"`)).toEqual([])
})

function collection(name: string): Collection {
  const collection = CONFIG.collections?.find(
    (collection): collection is Collection => 'name' in collection && collection.name === name,
  )
  if (!collection) throw new Error(`there is no collection ${name}`)
  return collection
}

function field(collection: Collection, name: string): Field | undefined {
  return 'fields' in collection
    ? collection.fields.find((candidate) => candidate.name === name)
    : undefined
}

/** Options of collections and fields that are missing in the package's JSON schema. */
function unknownOptions(value: unknown): string[] {
  const schemaText = JSON.stringify(schema)
  const names = new Set<string>()
  const collectOptions = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collectOptions)
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'default') continue
      names.add(key)
      collectOptions(inner)
    }
  }
  collectOptions(value)
  return [...names].filter((name) => !schemaText.includes(`"${name}":{`))
}
