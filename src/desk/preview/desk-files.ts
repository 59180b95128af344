import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'

import { describeIssue } from '#scripts/content/describe-issue.ts'
import type { Documents, SourceDocument } from '#scripts/content/documents.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import { isLocale, type Locale } from '#src/i18n/locales.ts'

import { collectionName, getFileKind, getPlace } from '../desk-config.ts'
import { BODY, fileFormat } from '../file-format.ts'

type Fields = Record<string, unknown>
type Entry = CustomPreviewTemplateProps['entry']

/** A file with the current values of the form. */
export interface DeskFile {
  kind: ContentType
  /** Path below `content/`. */
  path: string
  /** Language of the file, if there is one file per language. */
  locale: Locale | undefined
  fields: Fields
  body: string
  /** Problems found by the content check. */
  problems: { path: PropertyKey[]; message: string }[]
}

/** Prefix of placeholder paths for unsaved pictures. */
const CHOSEN_PREFIX = './chosen-'

/** Files of an entry; the one in `locale` comes first. */
export function getFiles(entry: Entry, locale: Locale | undefined): DeskFile[] {
  const { data, i18n, path, collection } = entry.toJS() as ApiEntry
  const translations = Object.entries(i18n).map(([other, { data: fields }]) => ({
    locale: isLocale(other) ? other : undefined,
    data: fields as Fields,
  }))
  return [{ locale, data: data as Fields }, ...translations].flatMap((version) => {
    const location = path
      ? { kind: getFileKind(removeContentPrefix(path)), path }
      : newFile(collection, version.locale)
    if (!location.kind || Object.keys(version.data).length === 0) return []
    return [
      getFile(
        location.kind,
        getLocalePath(removeContentPrefix(location.path), version.locale),
        version.locale,
        version.data,
      ),
    ]
  })
}

function getFile(kind: ContentType, path: string, locale: Locale | undefined, value: Fields) {
  const { [BODY]: body, ...words } = value
  const fields = fillPlaceholders(fileFormat(kind).toContent(words)) as Fields
  const { data, error } = kind.schema.safeParse(fields, { reportInput: true })
  const problems = error?.issues.flatMap((issue) => describeIssue(issue)) ?? []
  return {
    kind,
    path,
    locale,
    fields: data ?? fields,
    body: typeof body === 'string' ? body : '',
    problems,
  }
}

/** Content type and path of an unsaved entry. */
function newFile(collection: string, locale: Locale | undefined) {
  const kind = contentTypes.find((type) => collectionName(type) === collection)
  if (!kind) return { kind, path: '' }
  const { folder, isNested, name, extension } = getPlace(kind)
  const basePath = [folder, ...(isNested ? ['new'] : []), name === '*' ? 'new' : name].join('/')
  return { kind, path: `${basePath}${locale ? `.${locale}` : ''}.${extension}` }
}

/** Id of an entry: its folder, or its file name. */
export function getId(path: string): string {
  const [, folder = '', name] = path.split('/')
  return name === undefined ? folder.replace(/\.\w+$/, '') : folder
}

function removeContentPrefix(path: string): string {
  return path.replace(/^content\//, '')
}

/** Path of the file in another language: `page.uk.yaml` → `page.en.yaml`. */
function getLocalePath(path: string, locale: Locale | undefined): string {
  return locale ? path.replace(/\b(?:en|uk)(?=\.\w+$)/, locale) : path
}

const chosen = new Map<string, string>()

/** Replaces the blob URLs of unsaved pictures with placeholder paths, because the content check rejects blob URLs. */
function fillPlaceholders(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('blob:')) {
    const name = `${CHOSEN_PREFIX}${value.split('/').at(-1)}.png`
    chosen.set(name, value)
    return name
  }
  if (Array.isArray(value)) return value.map(fillPlaceholders)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item)]),
  )
}

/** Blob URL of an unsaved picture by its placeholder path. */
export function chosenPicture(path: string): string | undefined {
  return chosen.get(path)
}

/** Collections whose entries other previews need. */
const SHARED_TYPES = new Set(
  'courses course-pages packages cases portfolio products site pages'.split(' '),
)

/** Reads these collections from the CMS. */
export async function sharedFiles(
  getCollection: CustomPreviewTemplateProps['getCollection'],
): Promise<DeskFile[]> {
  const lists = await Promise.all([...SHARED_TYPES].map((name) => getCollection(name)))
  return lists.flat().flatMap((entry) => {
    const { path } = entry.toJS() as ApiEntry
    const locale = getFileKind(removeContentPrefix(path))?.pattern.includes('{') ? 'uk' : undefined
    return getFiles(entry, locale)
  })
}

/**
 * Converts files to documents like those of a build; the files in `edited`, which are being edited, take precedence, and
 * are shown even if hidden.
 */
export function deskDocuments(shared: readonly DeskFile[], edited: readonly DeskFile[]): Documents {
  const visible = edited.map((file) =>
    file.fields.hidden ? { ...file, fields: { ...file.fields, hidden: false } } : file,
  )
  const files = new Map([...shared, ...visible].map((file) => [file.path, file]))
  const documents = new Map<string, SourceDocument[]>()
  for (const { kind, path, fields, body, problems } of files.values()) {
    if (problems.length > 0) continue
    const list = documents.get(kind.name) ?? []
    documents.set(kind.name, [...list, { path, fields, isParsed: true, text: body, headings: [] }])
  }
  return {
    list: (type) => documents.get(type) ?? [],
    body: () => Promise.reject(new Error('the desk does not compile articles')),
  }
}
