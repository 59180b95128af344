import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'

import { isLocale, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { deskKinds, kindOfFile } from '../desk-config.ts'
import { fileFormat } from '../file-format.ts'
import { WITHOUT_PREVIEW } from '../kinds.ts'
import { type DeskFile, deskDocuments, filesOf, idOf } from './desk-files.ts'
import { PreviewRouter, previewRouter } from './preview-router.tsx'
import { loadPreviewMessages, PREVIEWS, previewStore } from './previews.tsx'

/** The files of the content as the desk opens them. */
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .flatMap((path): DeskFile[] => {
    const kind = kindOfFile(path)
    if (!kind) return []
    const [, language = ''] = /\b(\w\w)\.\w+$/.exec(path) ?? []
    const data = fileFormat(kind).fromFile(readFileSync(join('content', path), 'utf8'))
    const entry = { toJS: () => ({ data, i18n: {}, path: `content/${path}`, collection: '' }) }
    return filesOf(
      entry as unknown as CustomPreviewTemplateProps['entry'],
      kind.pattern.includes('{') && isLocale(language) ? language : undefined,
    )
  })

beforeAll(async () => {
  await Promise.all([previewRouter.load(), ...LOCALES.map(loadPreviewMessages)])
})

/** The words of a preview. */
function wordsOf(
  file: DeskFile,
  locale: Locale,
  store = previewStore(deskDocuments(files, [file]), (path) => path),
): string {
  const id = idOf(file.path)
  const drawn = PREVIEWS[file.kind.name]?.({ store, locale, file, id, addressOf: (path) => path })
  const html = renderToString(
    <PreviewRouter>
      <OnSite locale={locale} site={store.site(locale)}>
        {drawn}
      </OnSite>
    </PreviewRouter>,
  )
  return html.replace(/<[^>]*>/g, ' ').trim()
}

test('a kind of file has a preview, or the whole width for its form', () => {
  expect([...Object.keys(PREVIEWS), ...WITHOUT_PREVIEW].toSorted()).toEqual(
    deskKinds.map(({ name }) => name).toSorted(),
  )
})

test('an entry of every kind is shown as the site will show it', () => {
  const store = previewStore(deskDocuments(files, []), (path) => path)
  const kinds = new Map(files.map((file) => [file.kind.name, file]))
  const empty = Object.keys(PREVIEWS).filter((name) => {
    const file = kinds.get(name)
    return file && wordsOf(file, file.locale ?? 'uk', store) === ''
  })
  expect(empty).toEqual([])
})

test('a hidden project and news of a future day are shown to who edits them', () => {
  const of = (name: string) => files.find(({ kind }) => kind.name === name)
  const [project, news] = [of('Project'), of('News')]
  if (!project || !news) throw new Error('the content has no project or no news')
  const hidden = { ...project, fields: { ...project.fields, hidden: true } }
  expect(wordsOf(hidden, 'uk')).toBe(wordsOf(project, 'uk'))
  const item = { id: 'later', date: '2099-01-01', title: pair('Later'), text: pair('Soon') }
  expect(wordsOf({ ...news, fields: { items: [item] } }, 'en')).toContain('Later')
})

function pair(words: string) {
  return { en: words, uk: words }
}
