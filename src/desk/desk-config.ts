import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'

import { type ContentType, getPathPattern } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import { LEGAL_IDS } from '#src/content/schema/legal.ts'
import { slug } from '#src/content/schema/text.ts'
import { MAX_SLUG_LENGTH, SLUG } from '#src/lib/slug.ts'

import { type FieldContext, getFields, getSentence, type SpecialFields } from './field-config.ts'
import { type DeskLocale, fieldWords, patternWords, pick } from './field-words.ts'
import { BODY, SOURCE } from './file-format.ts'
import { formNode } from './form-node.ts'
import { FILE_WORDS, FOLDER_WORDS, ICONS, KIND_WORDS, WITHOUT_PREVIEW } from './kinds.ts'

/** Settings that the build writes into the page of the desk. */
export interface DeskSettings {
  brand: { uk: string; en: string }
  /** `owner/name` on GitHub; `branch` is the published branch. */
  repository: string
  branch: string
  /** Whether saving creates a pull request for review. */
  review: boolean
}

/** Fields of an article that are the same in all languages. */
const SHARED_FIELDS = new Set(
  ['date', 'updated', 'tags', 'series', 'image', 'draft'].map((name) => `Post.${name}`),
)

const MEDIA_NEXT_TO_ENTRY = { media_folder: '', public_folder: '.' }

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

/** Field options that the schemas do not define: folders of pictures, and the collections that ids refer to. */
const SPECIAL_FIELDS: SpecialFields = {
  'Post.image': () => ({ widget: 'image', ...MEDIA_NEXT_TO_ENTRY }),
  'Project.image': () => ({ widget: 'image', choose_url: false, ...MEDIA_NEXT_TO_ENTRY }),
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

/** Location of the files of a content type. */
interface Place {
  folder: string
  /** Whether each entry has its own folder. */
  isNested: boolean
  /** File name, or `*` if it is the id of the entry. */
  name: string
  locales: string[]
  extension: string
}

/** Parses the pattern of a content type. */
export function getPlace({ pattern }: ContentType): Place {
  const [, folder = '', nested, name = '', locales, extension = ''] =
    /^([\w-]+)\/(\*\/)?([\w-]+|\*|(?=\{))\.?(?:\{([\w,]+)\})?\.(\w+)$/.exec(pattern) ?? []
  return { folder, isNested: Boolean(nested), name, locales: locales?.split(',') ?? [], extension }
}

/** Content type of the file at a path below `content/`: `courses/pi-course/course.yaml` → Course. */
export function getFileKind(path: string): ContentType | undefined {
  return contentTypes.find((kind) => getPathPattern(kind).test(path))
}

/** Name of the collection for a content type with one file per entry. */
export function collectionName(kind: ContentType): string {
  // Both content types of a course are in one folder, so their collections need different names.
  return kind.name === 'CourseText' ? 'course-pages' : getPlace(kind).folder
}

/** Name of a content type's file format. The CMS recognizes Markdown with front matter by the suffix. */
export function formatName({ name, format }: ContentType): string {
  return format === 'mdx' ? `${name}-frontmatter` : name
}

/** Configuration of the CMS, generated from the schemas; see https://sveltiacms.app/en/docs/config-basics. */
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

/**
 * Names under which the CMS looks up preview templates: file names in file collections, otherwise collection
 * names.
 */
export function previewNames({ collections = [] }: CmsConfig): string[] {
  return collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name }) => name)
      : 'name' in collection
        ? (collection.name ?? [])
        : [],
  )
}

function collections(locale: DeskLocale): Collection[] {
  const files = new Map<string, CollectionFile[]>()
  const entries: Collection[] = []
  for (const kind of contentTypes) {
    const place = getPlace(kind)
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
    ...MEDIA_NEXT_TO_ENTRY,
    slug: {
      editable: ['create'],
      hint: pick(fieldWords([kind.name, 'id'])?.slice(2), locale),
      pattern: [SLUG, patternWords(getSentence(slug), locale)],
    },
    ...getTitle(fields, locale),
    ...editor(kind),
    fields,
  }
}

/** Template for the title of an entry in the list. */
function getTitle(fields: readonly Field[], locale: DeskLocale) {
  const name = ['title', 'name', 'seo'].find((candidate) =>
    fields.some((field) => field.name === candidate),
  )
  const field = fields.find((candidate) => candidate.name === name)
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
    // Each legal page has a folder with one file per language.
    return LEGAL_IDS.map((id) => file(id, `${id}/{{locale}}`, pick(FILE_WORDS[id], locale) ?? id))
  }
  const label = pick(KIND_WORDS[kind.name], locale) ?? kind.name
  return [file(name, locales.length > 0 ? `${name}.{{locale}}` : name, label)]
}

/** Fields of a content type's form, including the article body and the hidden source of the file. */
function formFields(kind: ContentType, { locales }: Place, locale: DeskLocale): Field[] {
  const isTranslated = locales.length > 0
  const context: FieldContext = {
    locale,
    path: [kind.name],
    i18n: (path) => isTranslated && (SHARED_FIELDS.has(path.join('.')) ? 'duplicate' : true),
    special: SPECIAL_FIELDS,
  }
  const labels = fieldWords([kind.name, BODY])
  const body: Field = {
    name: BODY,
    label: pick(labels, locale),
    hint: pick(labels?.slice(2), locale),
    widget: 'richtext',
    // The rich text mode would rewrite the text as Markdown and break MDX.
    modes: ['raw'],
    i18n: isTranslated,
  }
  const source: Field = { name: SOURCE, widget: 'hidden', i18n: isTranslated }
  return [
    ...getFields(formNode(kind.schema), context),
    ...(kind.format === 'mdx' ? [body] : []),
    source,
  ]
}

/** Disables the preview pane for content types without a preview. */
function editor({ name }: ContentType) {
  return WITHOUT_PREVIEW.has(name) ? { editor: { preview: false } } : {}
}

function icon(name: string) {
  return ICONS[name] ? { icon: ICONS[name] } : {}
}
