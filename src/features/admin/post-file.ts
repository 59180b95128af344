import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Parent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { parse, stringify } from 'yaml'

import { isQuickToParse } from '#src/content/markdown/parse-effort.ts'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import { toMdx } from '#src/content/markdown/to-mdx.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { type BrowserPost, parseDay, readBrowserPost } from '#src/lib/browser-post.ts'
import { cleanLine, cleanText } from '#src/lib/clean-text.ts'
import { isCodeLanguage } from '#src/lib/code-languages.ts'
import { fenceFaults } from '#src/lib/fence-faults.ts'
import { getHeadingIds } from '#src/lib/headings.ts'
import { isEmptyLink } from '#src/lib/link-policy.ts'
import { findDuplicates } from '#src/lib/lists.ts'
import { isSlug } from '#src/lib/slug.ts'
import { readChecksums, crc32 } from '#src/lib/zip-checksums.ts'

/** Site data on which the file of a post depends. */
export interface FileContext {
  /** Bare paths of the site's pages. */
  paths: readonly string[]
  tags: readonly string[]
  /** Address of the site with a trailing slash. */
  siteUrl: string
}

/** A file of the repository. */
export interface PostFile {
  path: string
  text: string
}

/** Converts a post to a content file, `content/posts/<slug>/post.<language>.mdx`. */
export function postFile(post: BrowserPost, context: FileContext): PostFile {
  return {
    path: `content/posts/${post.slug}/post.${post.language}.mdx`,
    text: getText(post, context),
  }
}

function getText(post: BrowserPost, context: FileContext): string {
  const frontmatter = stringify(
    {
      title: cleanLine(post.title),
      excerpt: cleanLine(post.excerpt),
      date: post.date,
      tags: removeDuplicates(post.tags.filter((tag) => context.tags.includes(tag))),
      keywords: removeDuplicates(post.keywords.map(cleanLine)),
      image: post.image,
    },
    { lineWidth: 0 },
  )
  return `---\n${frontmatter}---\n\n${getBody(post, context)}`
}

/** Converts the text to MDX; a text that is too complex to parse is exported unchanged. */
function getBody(post: BrowserPost, context: FileContext): string {
  const content = cleanText(post.content)
  if (!isQuickToParse(content)) return `${content}\n`
  const tree = parsePost(content)
  adaptAddresses(tree, context)
  adaptFences(tree)
  return toMdx(tree)
}

/** Removes duplicates from a list. */
function removeDuplicates(list: readonly string[]): string[] {
  const repeats = findDuplicates(list)
  return list.filter((_, index) => !repeats.includes(index))
}

/** Normalizes fences that the build would reject. */
function adaptFences(tree: Root): void {
  visit(tree, 'code', (node) => {
    if (node.lang && fenceFaults(node.lang, null, node.value).length > 0) {
      const lowerCase = node.lang.toLowerCase()
      node.lang = isCodeLanguage(lowerCase) ? lowerCase : 'text'
    }
    if (fenceFaults(node.lang, node.meta, node.value).length > 0) {
      const [title] = /\btitle="[^"]+"/.exec(node.meta ?? '') ?? []
      node.meta = title
    }
  })
}

/** Whether two posts result in the same file. */
export function isSamePost(first: BrowserPost, second: BrowserPost, context: FileContext): boolean {
  return first.language === second.language && getText(first, context) === getText(second, context)
}

/** Path of an invalid file outside of `content/`, so that it does not stop the build. */
export function toInvalidFile(file: PostFile, { slug, language }: BrowserPost): PostFile {
  return { ...file, path: `not-ready/${slug}.${language}.mdx` }
}

/** Packs files into an archive for the root of the repository. */
export function zipFiles(files: readonly PostFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}

/** Maximum number and size of files in an archive. */
const MAX_FILES = 1000
const MAX_BYTES = 1_000_000

/**
 * Post files of an archive, without the metadata files of macOS: `__MACOSX/hello/._post.uk.mdx`.
 * A damaged file has no text and does not affect the others.
 * @throws if the archive is invalid or truncated.
 */
export function unzipFiles(bytes: Uint8Array): PostFile[] {
  const paths: string[] = []
  const fit = new Set<string>()
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('.mdx') || /(^|\/)\._/.test(name)) return false
      paths.push(name)
      if (fit.size < MAX_FILES && originalSize <= MAX_BYTES) fit.add(name)
      return false
    },
  })
  const checksums = readChecksums(bytes)
  return paths.map((path) => ({
    path,
    text: fit.has(path) ? readText(bytes, path, checksums.get(path)) : '',
  }))
}

function readText(archive: Uint8Array, path: string, checksum: number | undefined): string {
  try {
    const { [path]: file = new Uint8Array() } = unzipSync(archive, {
      filter: ({ name }) => name === path,
    })
    // Checksums detect files that were unpacked incorrectly.
    return checksum === undefined || crc32(file) === checksum ? strFromU8(file) : ''
  } catch {
    return ''
  }
}

/** Splits a file into front matter and text. */
const FILE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]*)$/

/** Maximum length of front matter; longer ones take the YAML parser minutes. */
const MAX_FIELDS = 20_000

/** `hello/post.uk.mdx`, `hello.uk.mdx`, and names of copies: `hello.uk (1)`, `hello.uk copy`. */
const FILE_NAME = /(?:^|\/)([^/]*)[/.](en|uk)(?![a-z])[^/]*\.mdx$/

/** A single repository file: `post.uk.mdx`, `post.uk (1).mdx`. Browsers do not provide its folder. */
const LOCALE_FILE = /^(en|uk)(?:[ (][^/]*)?\.mdx$/

/** Prefix of repository files; older files do not have it. */
const POST_NAME = /(^|\/)post\.(?=(?:en|uk)(?![a-z])[^/]*$)/

/**
 * Parses a post from its file; `undefined` for other files. Slug and language are in the
 * path: `content/posts/hello/post.uk.mdx`, or `hello.uk.mdx` for a single download.
 */
export function readPostFile({ path, text }: PostFile, savedAt: string): BrowserPost | undefined {
  const match = FILE.exec(text)
  // Some tools on Windows write backslashes into archives.
  const filePath = path.toLowerCase().replaceAll('\\', '/').replace(POST_NAME, '$1')
  const [, name = '', language = LOCALE_FILE.exec(filePath)?.[1]] = FILE_NAME.exec(filePath) ?? []
  const slug = isSlug(name) ? name : ''
  if (!match || (match[1] ?? '').length > MAX_FIELDS) return undefined
  try {
    const fields: unknown = parseFields(match[1])
    if (typeof fields !== 'object' || fields === null) return undefined
    return readBrowserPost({
      ...fields,
      slug,
      language,
      content: cleanText(match[2] ?? '').trim(),
      savedAt,
    })
  } catch {
    return undefined
  }
}

/** Parses all values as strings: `keywords: [GPT, 4, 2.0]` are three strings. */
function parseFields(frontmatter = ''): unknown {
  return parse(frontmatter, { logLevel: 'error', schema: 'failsafe' })
}

const SUPPORTED_FIELDS = ['title', 'excerpt', 'date', 'tags', 'keywords', 'image']

/** Names of unsupported parts of a file: `series`, `<Callout>`, an ambiguous `date`. */
export function getUnsupportedParts({ text }: PostFile, post: BrowserPost): string[] {
  const [, frontmatter = ''] = FILE.exec(text) ?? []
  const read: Record<string, unknown> = Object(parseFields(frontmatter))
  const fields = Object.keys(read)
  const components: string[] = []
  if (isQuickToParse(post.content)) {
    // Browser posts have no components; similar text is escaped.
    visit(parsePost(post.content), 'text', ({ value }) => {
      for (const [start] of value.matchAll(/<[A-Z]\w*/g)) {
        // Escaped components are text in the file too.
        if (post.content.replaceAll(`\\${start}`, '').includes(start)) components.push(`${start}>`)
      }
    })
  }
  const isUnread = (field: string) =>
    field === 'date' ? parseDay(String(read.date)) === undefined : !SUPPORTED_FIELDS.includes(field)
  return [...fields.filter(isUnread), ...new Set(components)]
}

const MAX_URL = 7500

/** Address of the repository's new-file page; `undefined` if the text is too long for it. */
export function newFileUrl(
  repository: { url: string; branch: string },
  { path, text }: PostFile,
): string | undefined {
  const query = new URLSearchParams({ filename: path, value: text })
  const url = `${repository.url}/new/${repository.branch}?${query}`
  return url.length <= MAX_URL ? url : undefined
}

/**
 * Normalizes addresses for the build: pages of the site without a language prefix, others absolute.
 * Links to missing headings or without an address become text.
 */
function adaptAddresses(tree: Root, { paths, siteUrl }: FileContext): void {
  const anchors = getHeadingIds(tree).map((id) => `#${id}`)
  const getAbsoluteUrl = (address: string) => {
    // Browsers parse `https:e.com` the same way.
    if (/^https?:/i.test(address)) return address.replace(/:\/*/, '://')
    if (/^[a-z][\w+.-]*:/i.test(address)) return address
    if (address.startsWith('//')) return `https:${address}`
    return siteUrl + address.replace(/^(?:\.?\/)+/, '')
  }
  visit(tree, (node, index, parent) => {
    if (node.type === 'image') node.url = getAbsoluteUrl(node.url)
    if (node.type !== 'link') return
    const isPlace = node.url.startsWith('#') || node.url === ''
    const full = getAbsoluteUrl(node.url)
    if (isPlace ? !anchors.includes(node.url) : isEmptyLink(full)) {
      if (index === undefined || !parent) return
      ;(parent as Parent).children.splice(index, 1, ...node.children)
      return [SKIP, index]
    }
    if (isPlace) return
    const isOwn = full.startsWith(siteUrl) && URL.canParse(full)
    const { pathname, search, hash } = new URL(isOwn ? full : siteUrl)
    const base = new URL(siteUrl).pathname
    const barePath = unlocalizePath(`/${pathname.slice(base.length)}`)
    node.url = isOwn && paths.includes(barePath) ? barePath + search + hash : full
  })
}

/** Data for exporting and importing posts. */
export interface PostTransfer {
  t: AdminMessages
  locale: Locale
  files: FileContext
  /** Problems for which the build would reject a post, as sentences. */
  refusals: (post: BrowserPost) => string[]
}
