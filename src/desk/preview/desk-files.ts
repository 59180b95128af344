import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'

import { describeIssue } from '#scripts/content/describe-issue.ts'
import type { Documents, SourceDocument } from '#scripts/content/documents.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { isLocale, type Locale } from '#src/i18n/locales.ts'

import { collectionName, deskKinds, kindOfFile, placeOf } from '../desk-config.ts'
import { BODY, fileFormat } from '../file-format.ts'

type Fields = Record<string, unknown>
type Entry = CustomPreviewTemplateProps['entry']

/** A file as it would be saved now. */
export interface DeskFile {
  kind: ContentType
  /** Path below `content/`. */
  path: string
  /** Language of the file, where each language has one. */
  locale: Locale | undefined
  fields: Fields
  body: string
  /** What the checks say of it. */
  problems: { path: PropertyKey[]; message: string }[]
}

/** Stands for a picture that is chosen, but not saved yet. */
const CHOSEN = './chosen-'

/** Files of an entry, the one in `locale` first. */
export function filesOf(entry: Entry, locale: Locale | undefined): DeskFile[] {
  const { data, i18n, path, collection } = entry.toJS() as ApiEntry
  const others = Object.entries(i18n).map(([other, { data: words }]) => ({
    locale: isLocale(other) ? other : undefined,
    data: words as Fields,
  }))
  return [{ locale, data: data as Fields }, ...others].flatMap((one) => {
    const place = path ? { kind: kindOfFile(below(path)), path } : newFile(collection, one.locale)
    if (!place.kind || Object.keys(one.data).length === 0) return []
    return [fileOf(place.kind, inLocale(below(place.path), one.locale), one.locale, one.data)]
  })
}

function fileOf(kind: ContentType, path: string, locale: Locale | undefined, value: Fields) {
  const { [BODY]: body, ...words } = value
  const fields = withStandIns(fileFormat(kind).toContent(words)) as Fields
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

/** Path of an entry that is not saved yet. */
function newFile(collection: string, locale: Locale | undefined) {
  const kind = deskKinds.find((one) => collectionName(one) === collection)
  if (!kind) return { kind, path: '' }
  const { folder, isNested, name, extension } = placeOf(kind)
  const stem = [folder, ...(isNested ? ['new'] : []), name === '*' ? 'new' : name].join('/')
  return { kind, path: `${stem}${locale ? `.${locale}` : ''}.${extension}` }
}

function below(path: string): string {
  return path.replace(/^content\//, '')
}

/** The same file in another language: `page.uk.yaml` → `page.en.yaml`. */
function inLocale(path: string, locale: Locale | undefined): string {
  return locale ? path.replace(/\b(?:en|uk)(?=\.\w+$)/, locale) : path
}

const chosen = new Map<string, string>()

/** A picture that is not saved yet has the address of this page's memory, which no check would take. */
function withStandIns(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('blob:')) {
    const name = `${CHOSEN}${value.split('/').at(-1)}.png`
    chosen.set(name, value)
    return name
  }
  if (Array.isArray(value)) return value.map(withStandIns)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withStandIns(item)]))
}

/** Address of a picture that is not saved yet. */
export function chosenPicture(path: string): string | undefined {
  return chosen.get(path)
}

/** Collections whose entries other entries refer to. */
const SHARED = new Set(
  'courses course-pages packages cases portfolio products site pages'.split(' '),
)

/** Reads what the CMS holds of the content, without articles. */
export async function sharedFiles(
  getCollection: CustomPreviewTemplateProps['getCollection'],
): Promise<DeskFile[]> {
  const lists = await Promise.all([...SHARED].map((name) => getCollection(name)))
  return lists.flat().flatMap((entry) => {
    const { path } = entry.toJS() as ApiEntry
    const locale = kindOfFile(below(path))?.pattern.includes('{') ? 'uk' : undefined
    return filesOf(entry, locale)
  })
}

/** Files as the documents of a build; `own` replaces those that are being edited. */
export function deskDocuments(shared: readonly DeskFile[], own: readonly DeskFile[]): Documents {
  const files = new Map([...shared, ...own].map((file) => [file.path, file]))
  const documents = new Map<string, SourceDocument[]>()
  for (const { kind, path, fields, body, problems } of files.values()) {
    if (problems.length > 0) continue
    const list = documents.get(kind.name) ?? []
    documents.set(kind.name, [...list, { path, fields, isParsed: true, text: body, headings: [] }])
  }
  return {
    list: (type) => documents.get(type) ?? [],
    body: () => Promise.reject(new Error('the desk compiles no articles')),
  }
}
