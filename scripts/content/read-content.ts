import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { type Document, isNode, isSeq, parseDocument, visit } from 'yaml'

import { getFileLocale } from '#scripts/lib/file-locale.ts'
import { type ContentType, getPathPattern } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { memoize } from '#src/lib/memoize.ts'

import { type ArticleFacts, readArticle } from './article-facts.ts'
import { isAsset } from './check-picture.ts'
import { contentFiles } from './content-files.ts'
import { describeIssue, listFields } from './describe-issue.ts'
import { describeMdx, describeYaml, getOpenQuoteLine, UNINTENDED_ALIAS } from './describe-syntax.ts'
import { parseMarkdown, replaceImageMarkers } from './parse-markdown.ts'
import { toPlainText } from './plain-text.ts'
import { fieldName, type Problem } from './problem.ts'
import { getSiblingTypes } from './unread-kinds.ts'

/** A content file, parsed and validated by its schema. */
export interface ContentFile {
  /** `content/posts/hello/post.uk.mdx` */
  file: string
  /** Undefined if the path matches no content type. */
  type: ContentType | undefined
  /** Id from the folder or file name: `hello`, `pi-course`, `home`. */
  id: string
  /** Language of the file, if there is one file per language. */
  locale: Locale | undefined
  /** Output of the schema; undefined if the file has problems. */
  data: Record<string, unknown> | undefined
  /** Facts about the body of an MDX file. */
  article: ArticleFacts | undefined
  /** Tree of a lesson's body; trees of articles would take too much memory. */
  body: Root | undefined
  /** Normalized text; empty if it cannot be read. */
  source: string
  /** An MDX file's Markdown, without the front matter. */
  text: string
  problems: Problem[]
}

/** Content types by path patterns below `content/`. */
const TYPES = contentTypes.map((type) => ({ type, pattern: getPathPattern(type) }))

// XML cannot encode these characters.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/

/** Front matter and body of an article. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/** Maximum size of a content file; larger ones are there by mistake. */
const MAX_BYTES = 1_000_000

/** Content types with pictures; lessons have none. */
const PICTURE_FOLDERS = /^content\/(?:(?:posts|legal)\/[^/]+\/|portfolio\/[^/]+$)/

/** Maximum size of a picture, because visitors download it. */
const MAX_PICTURE_BYTES = 5_000_000

/** Reads all files of `content/`. */
export type ContentReader = () => ContentFile[]

/**
 * Creates a reader of `content/` that caches parsed files, so that later calls only parse changed ones.
 * Invalid files do not throw: their problems are part of the result. Files are read sequentially, because reading
 * thousands in parallel takes five times as long.
 */
export function createContentReader(root = '.'): ContentReader {
  let cache = new Map<string, { stamp: string; parsed: ContentFile[] }>()
  return () => {
    const files = contentFiles(root).map(({ file, stats: { mtimeMs, size } }) => {
      const stamp = `${mtimeMs}:${size}`
      const before = cache.get(file)
      if (before?.stamp === stamp) return { file, ...before }
      const parsed = isAsset(file) ? checkPicture(file, size) : [readFile(root, file, size)]
      return { file, stamp, parsed }
    })
    cache = new Map(files.map(({ file, ...parsedFile }) => [file, parsedFile]))
    return files.flatMap(({ parsed }) => parsed)
  }
}

function readFile(root: string, file: string, size: number): ContentFile {
  return parseContentFile(file, size > MAX_BYTES ? undefined : readFileSync(join(root, file)))
}

/** Reports a picture with problems; valid pictures are not part of the result. */
function checkPicture(file: string, size: number): ContentFile[] {
  const report = (message: string) => [{ ...blankFile(file), problems: [{ file, message }] }]
  if (!PICTURE_FOLDERS.test(file)) {
    return report(
      'is a picture that no page shows (allowed: beside an article, content/posts/<name>/, a legal page, content/legal/<name>/, or a project, content/portfolio/)',
    )
  }
  if (size <= MAX_PICTURE_BYTES) return []
  return report(`has ${size} bytes (allowed for a picture: at most ${MAX_PICTURE_BYTES})`)
}

/** Initial record of a file. */
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

/** Parses one file by the content type of its path; an `undefined` source means that it is too large. */
export function parseContentFile(file: string, source: Uint8Array | undefined): ContentFile {
  const path = file.replace(/^content\//, '')
  const type = TYPES.find(({ pattern }) => pattern.test(path))?.type
  const result = { ...blankFile(file), type, ...identify(path, type) }
  const fail = (message: string, field?: string, line?: number) => {
    result.problems.push({ file, field, line, message })
    return result
  }
  if (!type) {
    return fail(`is not a known content file (allowed: ${listAllowedPaths(file)})`)
  }
  if (!source) return fail(`is too large (allowed: at most ${MAX_BYTES} bytes)`)
  if (!isUtf8(source)) return fail('is not UTF-8 text')
  // macOS decomposes `й` into two characters, so texts that look the same would differ.
  const text = toPlainText(Buffer.from(source).toString('utf8')).normalize('NFC')
  result.source = text
  const unwritable = CONTROL.exec(text)
  if (unwritable) {
    const code = text.charCodeAt(unwritable.index).toString(16).toUpperCase().padStart(4, '0')
    const line = lineAt(text, unwritable.index)
    return fail(
      `contains the control character U+${code} (delete it: feeds cannot contain it)`,
      `line ${line}`,
    )
  }

  let yaml = text
  let offset = 0
  if (type.format === 'mdx') {
    const match = FRONT_MATTER.exec(text)
    if (!match) {
      return fail(
        /^\s+---/.test(text)
          ? 'begins with a space or an empty line (the first line must be ---)'
          : 'has no frontmatter (the first line must be ---, and --- must close it)',
      )
    }
    yaml = match[1] ?? ''
    result.text = text.slice(match[0].length)
    offset = 1
    const isLesson = type.name === 'Lesson'
    try {
      const markdown = replaceImageMarkers(text)
      const tree = parseMarkdown(markdown)
      result.article = readArticle(tree, markdown, isLesson)
      if (isLesson) result.body = tree
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      return fail(describeMdx(error.reason, getTag(text, error)), `line ${getErrorLine(error)}`)
    }
  }
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: true })
  const [syntax] = [...document.errors, ...document.warnings]
  if (syntax) {
    const line = (getOpenQuoteLine(yaml, syntax) ?? lineAt(yaml, syntax.pos[0])) + offset
    return fail(describeYaml(syntax), `line ${line}`)
  }
  let fields: unknown
  try {
    fields = document.toJS()
  } catch (error) {
    // An alias that is not defined.
    if (!(error instanceof ReferenceError)) throw error
    return fail(UNINTENDED_ALIAS)
  }
  if (fields !== null && (typeof fields !== 'object' || Array.isArray(fields))) {
    return fail(
      'contains no fields (allowed: lines such as title: Words, with a space after the colon)',
    )
  }
  for (const { message, line } of findSlips(document, yaml)) fail(message, `line ${line + offset}`)
  const parsed = type.schema.safeParse(fields ?? {}, { reportInput: true, error: listFields })
  if (parsed.success) {
    result.data = parsed.data
    return result
  }
  for (const { path: place, message } of parsed.error.issues.flatMap((issue) =>
    describeIssue(issue),
  )) {
    fail(message, fieldName(place) || undefined, getLine(document, yaml, place) + offset)
  }
  return result
}

/** Line of the YAML value at a path, or of the closest parent. */
function getLine(document: Document, yaml: string, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lineAt(yaml, node.range[0])
  }
  return lineAt(yaml, document.contents?.range?.[0] ?? 0)
}

/** YAML of a file with the positions of its values. */
const getYaml = memoize(({ type, source }: Pick<ContentFile, 'type' | 'source'>) => {
  const isArticle = type?.format === 'mdx'
  const yaml = isArticle ? (FRONT_MATTER.exec(source)?.[1] ?? '') : source
  return { yaml, document: parseDocument(yaml, { prettyErrors: false }), before: isArticle ? 1 : 0 }
})

/**
 * Line of a field by its name in messages, or of the closest
 * parent: `whyNow.items.4` → 52. `undefined` if the file has no fields.
 */
export function getFieldLine(
  file: Pick<ContentFile, 'type' | 'source'>,
  field: string,
): number | undefined {
  const { yaml, document, before } = getYaml(file)
  if (!document.contents) return undefined
  const path: PropertyKey[] = []
  for (const part of field.split('.')) {
    path.push(isSeq(document.getIn(path, true)) ? Number(part) - 1 : part)
  }
  return getLine(document, yaml, path) + before
}

/**
 * Probable slips in valid YAML: an unquoted text before a comment, `C # fast`, and an over-indented list item, which
 * continues the item before.
 */
function findSlips(document: Document, yaml: string): { message: string; line: number }[] {
  const slips: { message: string; line: number }[] = []
  visit(document, {
    Scalar: (_, { type, value, range }, path) => {
      if (type !== 'PLAIN' || !range) return
      const [start, end] = range
      if (typeof value === 'string' && /^[ \t]+#/.test(yaml.slice(end, end + 80))) {
        const message = `ends the text "${value}" at #, which begins a comment (put the whole text in quotes, or the comment on a separate line)`
        slips.push({ message, line: lineAt(yaml, start) })
      }
      const item = isSeq(path.at(-1)) && /\n\s*- +(.*)/.exec(yaml.slice(start, end))
      if (!item) return
      const message = `is indented further than its list, and is read as the end of the previous item: "${item[1]}" (align the "- " of all items)`
      slips.push({ message, line: lineAt(yaml, start + item.index + 1) })
    },
  })
  return slips
}

/** Line of an MDX error; for an unclosed tag it is only part of the message. */
function getErrorLine({ line, reason }: VFileMessage): number {
  return line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1)
}

/** Source from the `<` at an MDX error. */
function getTag(text: string, { line, column }: VFileMessage): string | undefined {
  const row = line === undefined ? '' : (text.split('\n')[line - 1] ?? '')
  const start = row.lastIndexOf('<', (column ?? 1) - 1)
  return start === -1 ? undefined : row.slice(start)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** Suggested places for a misplaced file. */
function listAllowedPaths(file: string): string {
  const siblingPatterns = getSiblingTypes(file).map(({ pattern }) => pattern)
  if (siblingPatterns.length > 0) return siblingPatterns.join(', ')
  const folders = contentTypes.map(({ pattern }) => pattern.replace(/\/.*/, '/'))
  return `a file in ${[...new Set(folders)].join(', ')}`
}

/** Id and language in a path: `posts/hello/post.uk.mdx` → hello, uk; `pages/home.en.yaml` → home, en. */
function identify(
  path: string,
  type: ContentType | undefined,
): { id: string; locale: Locale | undefined } {
  const [, folder, name = ''] = /^(.*)\/([^/]+)\.\w+$/.exec(path) ?? []
  const lastFolder = folder?.includes('/') ? folder.split('/').at(-1) : undefined
  // Types with one file for both languages: `portfolio/atelier.en.yaml` would otherwise be a project.
  const locale = type?.pattern.includes('{') ? getFileLocale(path) : undefined
  const stem = locale ? name.replace(/\.?[^.]+$/, '') : name
  return { id: lastFolder ?? stem, locale }
}
