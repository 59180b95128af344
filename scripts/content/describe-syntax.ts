import type { ErrorCode } from 'yaml'

const IN_QUOTES = 'put the whole text in quotes: title: "Course: the basics"'

/** Typical causes of parser errors. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    'is indented differently from the line it belongs to, or a line of a list lacks its "- " (fields of one group begin below each other)',
  BAD_SCALAR_START: `begins a value with a sign that means something else (${IN_QUOTES})`,
  BLOCK_AS_IMPLICIT_KEY: `holds a second colon, or is indented further than the line before (if it is a text, ${IN_QUOTES}; fields of one group begin below each other)`,
  BLOCK_IN_FLOW: `holds a second colon (${IN_QUOTES})`,
  DUPLICATE_KEY: 'gives a field a second time (allowed: once)',
  TAB_AS_INDENT: 'begins with a tab (indent with spaces)',
  MISSING_CHAR: `lacks a sign that was expected, most likely a closing quote or a colon with a space behind it (${IN_QUOTES})`,
  MULTILINE_IMPLICIT_KEY:
    'holds a line without a colon and a space behind its field (allowed: icon: BookOpen)',
  MULTIPLE_DOCS: 'holds a second line of --- (take it out)',
  TAG_RESOLVE_FAILED: `begins a value with ! (${IN_QUOTES})`,
  UNEXPECTED_TOKEN: `holds a sign where none is expected (${IN_QUOTES}; inside '…' a quote is written twice, 'it''s', inside "…" with \\ before it)`,
}

/** Describes a YAML error: `is not valid YAML: begins with a tab (indent with spaces)`. */
export function describeYaml({ code, message }: { code: ErrorCode; message: string }): string {
  return `is not valid YAML: ${SENTENCES[code] ?? message}`
}

/** Line number, from 1, of an unclosed quote; the parser only reports where it failed. */
export function lineOfOpenQuote(
  yaml: string,
  { code, message }: { code: ErrorCode; message: string },
): number | undefined {
  const quote = code === 'MISSING_CHAR' && /closing (["'])/.exec(message)?.[1]
  if (!quote) return undefined
  const closed = quote === '"' ? /"(?:\\.|[^"\\])*"/g : /'(?:''|[^'])*'(?!')/g
  const opens = new RegExp(`(?:^[\\s-]*|[:,{[]\\s*)${quote}`)
  const at = yaml.split('\n').findIndex((line) => opens.test(line.replaceAll(closed, 'x')))
  return at === -1 ? undefined : at + 1
}

/** Message for an unintended YAML alias: `title: *Bold*`. */
export const UNINTENDED_ALIAS = `is not valid YAML: begins a value with * (${IN_QUOTES})`

/** Void HTML elements with their replacement. */
const INSTEAD: Partial<Record<string, string>> = {
  br: 'end the line where it breaks: a line here is a line on the page',
  hr: 'write a line --- between two empty ones',
  img: 'write ![what it shows](./picture.png)',
}

/** Addresses in angle brackets, which are links in Markdown but tags in MDX. */
const MAIL = /^<(?:mailto:)?([^\s<>:/]+@[^\s<>]+)>/
const WEB = /^<(https?:\/\/[^\s<>]+)>/

/** Describes an MDX error from the parser's message and the tag at its position. */
export function describeMdx(reason: string, tag = ''): string {
  const [mail, web] = [MAIL.exec(tag)?.[1], WEB.exec(tag)?.[1]]
  const [, element] = /closing tag for `<(br|hr|img)\b/.exec(reason) ?? []
  if (element) return `holds <${element}> (${INSTEAD[element]})`
  if (mail) return `holds <${mail}> (write [${mail}](mailto:${mail}))`
  if (web) return `holds <${web}> (write [words](${web}))`
  if (reason.includes('import/exports')) {
    return 'begins a line with import or export, which would be code (put another word before it)'
  }
  if (/acorn|in expression/.test(reason)) {
    return 'holds a brace, which would be code (write \\{ and \\} for braces)'
  }
  if (/before attribute value/.test(reason)) {
    return 'holds a tag with an attribute that is not in quotes (allowed: kind="tip")'
  }
  if (/before (?:local )?name/.test(reason)) {
    return 'holds < where no tag begins (write \\< for the sign; a comment is {/* words */})'
  }
  const [sentence] = reason.split(' (note: ')
  return `${sentence} (allowed: a component with its closing tag; write \\< for the sign)`
}
