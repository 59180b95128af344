import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'

import type { ContentType } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import { LEGAL_IDS } from '#src/content/schema/legal.ts'
import { MAX_SLUG_LENGTH, SLUG } from '#src/lib/slug.ts'

import { type FieldContext, fieldsOf, type SpecialFields } from './field-config.ts'
import { type DeskLocale, fieldWords, patternWords, pick } from './field-words.ts'
import { BODY, SOURCE } from './file-format.ts'
import { formNode } from './form-node.ts'
import {
  FILE_WORDS,
  FOLDER_WORDS,
  ICONS,
  KIND_WORDS,
  WITHOUT_FORM,
  WITHOUT_PREVIEW,
} from './kinds.ts'

/** What the page of the desk is told by the build. */
export interface DeskSettings {
  brand: { uk: string; en: string }
  /** `owner/name` on GitHub, and the branch that is published. */
  repository: string
  branch: string
  /** Saves become pull requests that somebody reviews. */
  review: boolean
}

/** Fields of an article that are the same in all languages. */
const SHARED = new Set(
  ['date', 'updated', 'tags', 'series', 'image', 'draft'].map((name) => `Post.${name}`),
)

const NEXT_TO_ENTRY = { media_folder: '', public_folder: '.' }

const relation =
  (collection: string, display: (locale: DeskLocale) => string, file?: string, list?: string) =>
  (multiple = false) =>
  (locale: DeskLocale): Partial<Field> => ({
    widget: 'relation',
    collection,
    ...(file && { file }),
    value_field: list ? `${list}.*.id` : '{{slug}}',
    display_fields: [list ? `${list}.*.${display(locale)}` : display(locale)],
    multiple,
    dropdown_threshold: 12,
  })

const course = relation('courses', (locale) => `title.${locale}`)
const claim = relation('site', (locale) => `words.${locale}`, 'claims', 'claims')
const list = (name: string) => relation('site', (locale) => locale, 'site', name)

/** What no schema says: where pictures lie, and which ids are whose. */
const SPECIAL: SpecialFields = {
  'Post.image': () => ({ widget: 'image', ...NEXT_TO_ENTRY }),
  'Project.image': () => ({ widget: 'image', choose_url: false, ...NEXT_TO_ENTRY }),
  'AboutPage.portrait.src': () => ({ widget: 'image', choose_url: false }),
  'Post.tags': list('tags')(true),
  'Post.series': list('series')(),
  'Project.tags': list('projectTags')(true),
  'Course.previousCourse': course(),
  'Course.nextCourse': course(),
  'Package.courses': course(true),
  'Certificate.course': course(),
  'Project.caseStudy.claims': claim(true),
  'HomePage.claims': claim(true),
  'HomePage.results.claims': claim(true),
  'AboutPage.figures': claim(true),
  'AboutPage.work.claims': claim(true),
  'AiCuratorPage.metrics.case.id': relation('cases', (locale) => `title.${locale}`)(),
  'Course.countdownUntil': () => ({ widget: 'datetime', input_timezone: 'Europe/Kyiv' }),
}

/** Where the files of a kind lie. */
interface Place {
  folder: string
  /** Each entry has a folder of its own. */
  isNested: boolean
  /** Name of the file, or `*` where that is the entry's. */
  name: string
  locales: string[]
  extension: string
}

/** Reads a kind's pattern. */
export function placeOf({ name: kind, pattern }: ContentType): Place {
  const match = /^([\w-]+)\/(\*\/)?([\w-]+|\*|(?=\{))\.?(?:\{([\w,]+)\})?\.(\w+)$/.exec(pattern)
  if (!match) throw new Error(`the desk cannot read the pattern "${pattern}" of ${kind}`)
  const [, folder = '', nested, name = '', locales, extension = ''] = match
  return { folder, isNested: Boolean(nested), name, locales: locales?.split(',') ?? [], extension }
}

/** The kind of the file at a path below `content/`: `courses/pi-course/course.yaml` → Course. */
export function kindOfFile(path: string): ContentType | undefined {
  return deskKinds.find(({ pattern }) => patternOf(pattern).test(path))
}

/** A pattern of files as an expression: `posts/*` + `/post.{en,uk}.mdx`. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+')
    .replace(/\{([\w,]+)\}/, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}

/** Name of the collection of a kind whose files are entries. */
export function collectionName(kind: ContentType): string {
  // The two kinds of files of a course lie in one folder.
  return kind.name === 'CourseText' ? 'course-pages' : placeOf(kind).folder
}

/** Name of a kind's format: the CMS takes Markdown with front matter for nothing else. */
export function formatName({ name, format }: ContentType): string {
  return format === 'mdx' ? `${name}-frontmatter` : name
}

/** The kinds that have a form. */
export const deskKinds = contentTypes.filter(({ name }) => !WITHOUT_FORM[name])

/** The configuration of the CMS, made of the schemas; see https://sveltiacms.app/en/docs/config-basics. */
export function deskConfig(settings: DeskSettings, locale: DeskLocale): CmsConfig {
  const { brand, repository, branch, review } = settings
  return {
    load_config_file: false,
    backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
    publish_mode: review ? 'editorial_workflow' : 'simple',
    app_title: brand[locale],
    media_folder: 'public',
    public_folder: '/',
    media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: MAX_SLUG_LENGTH },
    i18n: { structure: 'multiple_files', locales: ['uk', 'en'], default_locale: 'uk' },
    output: { omit_empty_optional_fields: true },
    collections: collections(locale),
  }
}

/** Names under which the CMS looks for a preview: of a file where a collection has files, else of the collection. */
export function previewNames({ collections = [] }: CmsConfig): string[] {
  return collections.flatMap((one) =>
    'files' in one ? one.files.map(({ name }) => name) : 'name' in one ? (one.name ?? []) : [],
  )
}

function collections(locale: DeskLocale): Collection[] {
  const files = new Map<string, CollectionFile[]>()
  const entries: Collection[] = []
  for (const kind of deskKinds) {
    const place = placeOf(kind)
    if (place.name === '*' || (place.isNested && place.name !== '')) {
      entries.push(entryCollection(kind, place, locale))
    } else {
      const list = files.get(place.folder) ?? []
      files.set(place.folder, [...list, ...collectionFiles(kind, place, locale)])
    }
  }
  const folders = [...files].map(([name, list]) => ({
    name,
    label: pick(FOLDER_WORDS[name], locale) ?? name,
    ...icon(name),
    ...(list.some(({ i18n }) => i18n) && { i18n: true }),
    files: list,
  }))
  return [...entries, ...folders]
}

function entryCollection(kind: ContentType, place: Place, locale: DeskLocale): Collection {
  const name = collectionName(kind)
  const fields = formFields(kind, place, locale)
  return {
    name,
    label: pick(KIND_WORDS[kind.name], locale) ?? kind.name,
    label_singular: pick(KIND_WORDS[kind.name]?.slice(2), locale),
    ...icon(name),
    folder: `content/${place.folder}`,
    ...(place.isNested && { path: `{{slug}}/${place.name}` }),
    extension: place.extension,
    format: formatName(kind),
    ...(place.locales.length > 0 && { i18n: true }),
    ...NEXT_TO_ENTRY,
    slug: {
      editable: ['create'],
      hint: pick(fieldWords([kind.name, 'id'])?.slice(2), locale),
      pattern: [SLUG, slugWords(locale)],
    },
    ...titleOf(fields, locale),
    ...editor(kind),
    fields,
  }
}

/** What an entry is called in the list. */
function titleOf(fields: readonly Field[], locale: DeskLocale) {
  const name = ['title', 'name', 'seo'].find((one) => fields.some((field) => field.name === one))
  const field = fields.find((one) => one.name === name)
  const isGroup = field && 'fields' in field && name !== 'seo'
  const path = name === 'seo' ? 'seo.title' : isGroup ? `${name}.${locale}` : (name ?? 'id')
  return { identifier_field: path, summary: `{{${path}}}` }
}

function collectionFiles(kind: ContentType, place: Place, locale: DeskLocale): CollectionFile[] {
  const { folder, name, locales, extension } = place
  const fields = formFields(kind, place, locale)
  const file = (id: string, path: string, label: string): CollectionFile => ({
    name: id,
    label,
    file: `content/${folder}/${path}.${extension}`,
    format: formatName(kind),
    ...editor(kind),
    fields,
    ...(locales.length > 0 && { i18n: locales.length > 2 ? { locales } : true }),
  })
  if (name === '') {
    // One file per language in the folder of each page that the law asks for.
    return LEGAL_IDS.map((id) => file(id, `${id}/{{locale}}`, pick(FILE_WORDS[id], locale) ?? id))
  }
  const label = pick(KIND_WORDS[kind.name], locale) ?? kind.name
  return [file(name, locales.length > 0 ? `${name}.{{locale}}` : name, label)]
}

/** The form of a kind, with what a file holds beside its fields. */
function formFields(kind: ContentType, { locales }: Place, locale: DeskLocale): Field[] {
  const isTranslated = locales.length > 0
  const context: FieldContext = {
    locale,
    path: [kind.name],
    i18n: (path) => isTranslated && (SHARED.has(path.join('.')) ? 'duplicate' : true),
    special: SPECIAL,
  }
  const words = fieldWords([kind.name, BODY])
  const body: Field = {
    name: BODY,
    label: pick(words, locale),
    hint: pick(words?.slice(2), locale),
    widget: 'richtext',
    // A rich text would be written anew as Markdown: MDX would not survive it.
    modes: ['raw'],
    i18n: isTranslated,
  }
  const source: Field = { name: SOURCE, widget: 'hidden', i18n: isTranslated }
  return [
    ...fieldsOf(formNode(kind.schema), context),
    ...(kind.format === 'mdx' ? [body] : []),
    source,
  ]
}

/** Room for the form alone, where no page shows what it holds. */
function editor({ name }: ContentType) {
  return WITHOUT_PREVIEW.has(name) ? { editor: { preview: false } } : {}
}

function icon(name: string) {
  return ICONS[name] ? { icon: ICONS[name] } : {}
}

function slugWords(locale: DeskLocale): string {
  const sentence = 'must be lower-case latin letters, digits and single hyphens'
  return patternWords(sentence, locale) ?? sentence
}
