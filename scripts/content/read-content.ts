import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { type Document, isNode, isSeq, parseDocument, visit } from 'yaml'

import { localeOfFile } from '#scripts/lib/locale-of-file.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { type ArticleFacts, readArticle } from './article-facts.ts'
import { isAsset } from './check-picture.ts'
import { contentFiles } from './content-files.ts'
import { describeIssue, tellFields } from './describe-issue.ts'
import {
  describeMdx,
  describeYaml,
  lineOfOpenQuote,
  STANDS_FOR_NOTHING,
} from './describe-syntax.ts'
import { parseMarkdown, withImages } from './parse-markdown.ts'
import { toPlainText } from './plain-text.ts'
import { fieldName, type Problem } from './problem.ts'
import { typesBeside } from './unread-kinds.ts'

/** One content file as an editor wrote it, parsed and checked by its schema. */
export interface ContentFile {
  /** `content/posts/hello/uk.mdx` */
  file: string
  /** Absent when the path fits no kind of content. */
  type: ContentType | undefined
  /** Folder or file name that identifies the thing: `hello`, `pi-course`, `home`. */
  id: string
  /** Language of the file, where each language has one. */
  locale: Locale | undefined
  /** What the schema made of it; absent when the file has problems. */
  data: Record<string, unknown> | undefined
  /** What is known of an MDX file's body. */
  article: ArticleFacts | undefined
  /** Tree of a lesson's body; articles are too many to keep theirs. */
  body: Root | undefined
  /** The whole of it with line feeds alone; empty where it cannot be read. */
  source: string
  /** An MDX file's Markdown, without the front matter. */
  text: string
  problems: Problem[]
}

/** What kinds of content there are, by patterns of their paths below `content/`. */
const TYPES = contentTypes.map((type) => ({ type, pattern: patternOf(type) }))

// XML has no way to write these.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/

/** Where the fields of an article stand, and where its text begins. */
export const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/** A content file may not be larger: one that is was dropped there by mistake. */
const MAX_BYTES = 1_000_000

/** Where articles and projects find their pictures; lessons show none. */
const HOME_OF_PICTURES = /^content\/(?:(?:posts|legal)\/[^/]+\/|portfolio\/[^/]+$)/

/** Nor a picture: whoever downloads it waits for it. */
const MAX_PICTURE_BYTES = 5_000_000

/**
 * Reads `content/` and keeps what it has parsed, so that a second call costs only what changed since.
 * Nothing is thrown for a broken file: its problems stand in the result. One file after the other: asking
 * for thousands at once takes five times as long.
 */
export function createContentReader(root = '.') {
  let cache = new Map<string, { stamp: string; parsed: ContentFile[] }>()
  return (): ContentFile[] => {
    const files = contentFiles(root).map(({ file, stats: { mtimeMs, size } }) => {
      const stamp = `${mtimeMs}:${size}`
      const before = cache.get(file)
      if (before?.stamp === stamp) return { file, ...before }
      const parsed = isAsset(file) ? checkPicture(file, size) : [readFile(root, file, size)]
      return { file, stamp, parsed }
    })
    cache = new Map(files.map(({ file, ...known }) => [file, known]))
    return files.flatMap(({ parsed }) => parsed)
  }
}

function readFile(root: string, file: string, size: number): ContentFile {
  return parseContentFile(file, size > MAX_BYTES ? undefined : readFileSync(join(root, file)))
}

/** A picture is no document: it is among the files only when something is wrong with it. */
function checkPicture(file: string, size: number): ContentFile[] {
  const message = faultOf(file, size)
  return message === undefined ? [] : [{ ...blankFile(file), problems: [{ file, message }] }]
}

/** A file of which nothing is known yet. */
function blankFile(file: string): ContentFile {
  return {
    file,
    type: undefined,
    id: '',
    locale: undefined,
    data: undefined,
    article: undefined,
    body: undefined,
    source: '',
    text: '',
    problems: [],
  }
}

function faultOf(file: string, size: number): string | undefined {
  if (!HOME_OF_PICTURES.test(file)) {
    return 'is a picture that no page shows (allowed: beside an article, content/posts/<name>/, a legal page, content/legal/<name>/, or a project, content/portfolio/)'
  }
  if (size > MAX_PICTURE_BYTES) {
    return `has ${size} bytes (allowed for a picture: at most ${MAX_PICTURE_BYTES})`
  }
  return undefined
}

/** What a document holds; the error of an alias that stands for nothing, or for too much. */
function toFields(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return error
    throw error
  }
}

/** Parses one file of `content/` by the type that its path names; `undefined` source means too large. */
export function parseContentFile(file: string, source: Uint8Array | undefined): ContentFile {
  const path = file.replace(/^content\//, '')
  const type = TYPES.find(({ pattern }) => pattern.test(path))?.type
  const result = { ...blankFile(file), type, ...identify(path, type) }
  const fail = (message: string, field?: string, line?: number) => {
    result.problems.push({ file, field, line, message })
    return result
  }
  if (!type) {
    return fail(`is no known kind of content (allowed: ${placesBeside(file)})`)
  }
  if (!source) return fail(`is too large (allowed: at most ${MAX_BYTES} bytes)`)
  const decoded = decode(source)
  if (decoded === undefined) return fail('is not UTF-8 text')
  // A Mac writes `й` as two signs: one text would differ from another that looks the same.
  const text = toPlainText(decoded).normalize('NFC')
  result.source = text
  const unwritable = CONTROL.exec(text)
  if (unwritable) {
    const code = text.charCodeAt(unwritable.index).toString(16).toUpperCase().padStart(4, '0')
    const line = lineAt(text, unwritable.index)
    return fail(`holds the control character U+${code} (delete it: feeds cannot)`, `line ${line}`)
  }

  let yaml = text
  let offset = 0
  if (type.format === 'mdx') {
    const match = FRONT_MATTER.exec(text)
    if (!match) {
      return fail(
        /^\s+---/.test(text)
          ? 'begins with a space or an empty line (allowed: --- at once)'
          : 'has no frontmatter (the first line must be ---, and --- must close it)',
      )
    }
    yaml = match[1] ?? ''
    result.text = text.slice(match[0].length)
    offset = 1
  }
  if (type.format === 'mdx') {
    const isLesson = type.name === 'Lesson'
    try {
      const markdown = withImages(text)
      const tree = parseMarkdown(markdown)
      result.article = readArticle(tree, markdown, isLesson)
      if (isLesson) result.body = tree
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      return fail(describeMdx(error.reason, tagAt(text, error)), `line ${lineOfError(error)}`)
    }
  }
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: true })
  const [syntax] = [...document.errors, ...document.warnings]
  if (syntax) {
    const line = (lineOfOpenQuote(yaml, syntax) ?? lineAt(yaml, syntax.pos[0])) + offset
    return fail(describeYaml(syntax), `line ${line}`)
  }
  const fields = toFields(document)
  if (fields instanceof Error) return fail(STANDS_FOR_NOTHING)
  if (fields !== null && (typeof fields !== 'object' || Array.isArray(fields))) {
    return fail(
      'holds no fields (allowed: lines such as title: Words, with a space after the colon)',
    )
  }
  for (const { words, line } of cutTexts(document, yaml)) {
    fail(
      `ends the text "${words}" at #, which begins a comment (put the whole text in quotes, or the comment on a line of its own)`,
      `line ${line + offset}`,
    )
  }
  for (const { words, line } of mergedItems(document, yaml)) {
    fail(
      `is indented further than its list, and would be read as the end of the line before: "${words}" (begin every "- " of a list below each other)`,
      `line ${line + offset}`,
    )
  }
  const parsed = type.schema.safeParse(fields ?? {}, { reportInput: true, error: tellFields })
  if (parsed.success) {
    result.data = parsed.data
    return result
  }
  for (const { path: place, message } of parsed.error.issues.flatMap((one) => describeIssue(one))) {
    fail(message, fieldName(place) || undefined, lineOf(document, yaml, place) + offset)
  }
  return result
}

/** Line of YAML on which the value at a path stands, or the nearest group around it where there is none. */
function lineOf(document: Document, yaml: string, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lineAt(yaml, node.range[0])
  }
  return lineAt(yaml, document.contents?.range?.[0] ?? 0)
}

/**
 * Line of a file on which a field stands, by the name that messages give it, or the nearest group around it
 * where there is none: `whyNow.items.4` → 52. None where the file has no fields.
 */
export function lineOfField(
  { type, source }: Pick<ContentFile, 'type' | 'source'>,
  field: string,
): number | undefined {
  const isArticle = type?.format === 'mdx'
  const yaml = isArticle ? (FRONT_MATTER.exec(source)?.[1] ?? '') : source
  const document = parseDocument(yaml, { prettyErrors: false })
  if (!document.contents) return undefined
  const path: PropertyKey[] = []
  for (const part of field.split('.')) {
    path.push(isSeq(document.getIn(path, true)) ? Number(part) - 1 : part)
  }
  return lineOf(document, yaml, path) + (isArticle ? 1 : 0)
}

/** Lines of a list that are read as more words of the line before: `- one`, and further in `- two`. */
function mergedItems(document: Document, yaml: string): { words: string; line: number }[] {
  const found: { words: string; line: number }[] = []
  visit(document, {
    Scalar: (_, { type, range }, path) => {
      if (type !== 'PLAIN' || !range || !isSeq(path.at(-1))) return
      const item = /\n\s*- +(.*)/.exec(yaml.slice(range[0], range[1]))
      if (!item) return
      const at = range[0] + item.index + 1
      found.push({ words: item[1] ?? '', line: lineAt(yaml, at) })
    },
  })
  return found
}

/** Texts without quotes behind which a comment stands, which was most likely meant as a part of them: `C # fast`. */
function cutTexts(document: Document, yaml: string): { words: string; line: number }[] {
  const found: { words: string; line: number }[] = []
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return
      const [start, end] = range
      if (/^[ \t]+#/.test(yaml.slice(end, end + 80))) {
        found.push({ words: value, line: lineAt(yaml, start) })
      }
    },
  })
  return found
}

/** Line of an error in MDX; of a tag that is open at the end of the file it is in the words alone. */
function lineOfError({ line, reason }: VFileMessage): number {
  return line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1)
}

/** The source from the sign < on before which an error in MDX stands. */
function tagAt(text: string, { line, column }: VFileMessage): string | undefined {
  const row = line === undefined ? '' : (text.split('\n')[line - 1] ?? '')
  const start = row.lastIndexOf('<', (column ?? 1) - 1)
  return start === -1 ? undefined : row.slice(start)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function decode(source: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source)
  } catch {
    return undefined
  }
}

/** Where a file may stand instead: by the patterns of its folder, or in a folder that there is. */
function placesBeside(file: string): string {
  const beside = typesBeside(file).map(({ pattern }) => pattern)
  if (beside.length > 0) return beside.join(', ')
  const folders = contentTypes.map(({ pattern }) => pattern.replace(/\/.*/, '/'))
  return `a file in ${[...new Set(folders)].join(', ')}`
}

// A type's glob as a regular expression.
function patternOf({ pattern }: ContentType): RegExp {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}

/** Id and language in a path: `posts/hello/uk.mdx` → hello, uk; `pages/home.en.yaml` → home, en. */
function identify(
  path: string,
  type: ContentType | undefined,
): { id: string; locale: Locale | undefined } {
  const [, folder, name = ''] = /^(.*)\/([^/]+)\.\w+$/.exec(path) ?? []
  const ownFolder = folder?.includes('/') ? folder.split('/').at(-1) : undefined
  // A kind with one file for both languages names none: `portfolio/atelier.en.yaml` would be a project.
  const locale = type?.pattern.includes('{') ? localeOfFile(path) : undefined
  const stem = locale ? name.replace(/\.?[^.]+$/, '') : name
  return { id: ownFolder ?? stem, locale }
}
