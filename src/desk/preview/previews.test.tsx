import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'

import { contentTypes } from '#src/content/schema/index.ts'
import { isLocale, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { getFileKind } from '../desk-config.ts'
import { fileFormat } from '../file-format.ts'
import { WITHOUT_PREVIEW } from '../kinds.ts'
import { type DeskFile, deskDocuments, getFiles, getId } from './desk-files.ts'
import { PreviewRouter, previewRouter } from './preview-router.tsx'
import { loadPreviewMessages, PREVIEWS, previewStore } from './previews.tsx'

/** The files of the content as the desk opens them. */
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .flatMap((path): DeskFile[] => {
    const kind = getFileKind(path)
    if (!kind) return []
    const [, language = ''] = /\b(\w\w)\.\w+$/.exec(path) ?? []
    const data = fileFormat(kind).fromFile(readFileSync(join('content', path), 'utf8'))
    const entry = { toJS: () => ({ data, i18n: {}, path: `content/${path}`, collection: '' }) }
    return getFiles(
      entry as unknown as CustomPreviewTemplateProps['entry'],
      kind.pattern.includes('{') && isLocale(language) ? language : undefined,
    )
  })

beforeAll(async () => {
  await Promise.all([previewRouter.load(), ...LOCALES.map(loadPreviewMessages)])
})

/** The words of a preview. */
function getWords(
  file: DeskFile,
  locale: Locale,
  store = previewStore(deskDocuments(files, [file]), (path) => path),
): string {
  const id = getId(file.path)
  const preview = PREVIEWS[file.kind.name]?.({
    store,
    locale,
    file,
    id,
    getAddress: (path) => path,
  })
  const html = renderToString(
    <PreviewRouter>
      <OnSite locale={locale} site={store.site(locale)}>
        {preview}
      </OnSite>
    </PreviewRouter>,
  )
  return html.replace(/<[^>]*>/g, ' ').trim()
}

test('a kind of file has a preview, or the whole width for its form', () => {
  expect([...Object.keys(PREVIEWS), ...WITHOUT_PREVIEW].toSorted()).toEqual(
    contentTypes.map(({ name }) => name).toSorted(),
  )
})

test('an entry of every kind is shown as the site will show it', () => {
  const store = previewStore(deskDocuments(files, []), (path) => path)
  const kinds = new Map(files.map((file) => [file.kind.name, file]))
  const empty = Object.keys(PREVIEWS).filter((name) => {
    const file = kinds.get(name)
    return file && getWords(file, file.locale ?? 'uk', store) === ''
  })
  expect(empty).toEqual([])
})

test('a hidden project and news of a future day are shown to who edits them', () => {
  const findKind = (name: string) => files.find(({ kind }) => kind.name === name)
  const [project, news] = [findKind('Project'), findKind('News')]
  if (!project || !news) throw new Error('the content has no project or no news')
  const hidden = { ...project, fields: { ...project.fields, hidden: true } }
  expect(getWords(hidden, 'uk')).toBe(getWords(project, 'uk'))
  const item = {
    id: 'later',
    date: '2099-01-01',
    title: createPair('Later'),
    text: createPair('Soon'),
  }
  expect(getWords({ ...news, fields: { items: [item] } }, 'en')).toContain('Later')
})

function createPair(text: string) {
  return { en: text, uk: text }
}
