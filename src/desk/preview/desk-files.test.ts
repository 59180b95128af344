import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { expect, test } from 'vitest'

import { deskDocuments, getFiles } from './desk-files.ts'

type Entry = CustomPreviewTemplateProps['entry']

/** An entry in the format of the CMS, which wraps it in a Map. */
function entry(value: object): Entry {
  return { toJS: () => ({ i18n: {}, path: '', collection: '', ...value }) } as Entry
}

const product = {
  order: 1,
  title: { en: 'Curator', uk: 'Куратор' },
}

test('a file in the form is told with what the checks say of it', () => {
  const [file] = getFiles(
    entry({ data: product, path: 'content/products/ai-curator.yaml' }),
    undefined,
  )
  expect(file).toMatchObject({ path: 'products/ai-curator.yaml', kind: { name: 'Product' } })
  expect(file?.problems).toContainEqual({ path: ['text'], message: 'is missing' })
  // Invalid files are not part of the documents.
  expect(deskDocuments([], file ? [file] : []).list('Product')).toEqual([])
})

test('an entry in two languages has a file for each, and a new one has a name', () => {
  const legal = { title: 'Приватність' }
  const files = getFiles(
    entry({
      data: legal,
      i18n: { en: { data: { title: 'Privacy' } } },
      path: 'content/legal/privacy/uk.mdx',
    }),
    'uk',
  )
  expect(files.map(({ path }) => path)).toEqual(['legal/privacy/uk.mdx', 'legal/privacy/en.mdx'])
  const [post] = getFiles(entry({ data: { title: 'A' }, collection: 'posts' }), 'en')
  expect(post).toMatchObject({ path: 'posts/new/post.en.mdx', kind: { name: 'Post' } })
})

test('a picture that is not saved yet is no mistake', () => {
  const data = { title: 'A', image: 'blob:https://site.example/1' }
  const [file] = getFiles(entry({ data, collection: 'posts' }), 'en')
  expect(file?.problems.map(({ path }) => path[0])).not.toContain('image')
})
