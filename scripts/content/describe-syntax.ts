import type { ErrorCode } from 'yaml'

const QUOTES_HINT = 'put the whole text in quotes: title: "Course: the basics"'

/** Typical causes of parser errors. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    'is indented differently from the line it belongs to, or a line of a list lacks its "- " (align the fields of a group)',
  BAD_SCALAR_START: `begins a value with a special character (${QUOTES_HINT})`,
  BLOCK_AS_IMPLICIT_KEY: `contains a second colon, or is indented further than the line before (if it is a text, ${QUOTES_HINT}; align the fields of a group)`,
  BLOCK_IN_FLOW: `contains a second colon (${QUOTES_HINT})`,
  DUPLICATE_KEY: 'defines a field twice (allowed: once)',
  TAB_AS_INDENT: 'begins with a tab (indent with spaces)',
  MISSING_CHAR: `lacks a character, probably a closing quote or a colon followed by a space (${QUOTES_HINT})`,
  MULTILINE_IMPLICIT_KEY:
    'contains a line without a colon and a space after the field (allowed: icon: BookOpen)',
  MULTIPLE_DOCS: 'contains a second line --- (remove it)',
  TAG_RESOLVE_FAILED: `begins a value with ! (${QUOTES_HINT})`,
  UNEXPECTED_TOKEN: `contains an unexpected character (${QUOTES_HINT}; inside '…' write a quote twice, 'it''s', inside "…" write \\ before it)`,
}

/** Describes a YAML error: `is not valid YAML: begins with a tab (indent with spaces)`. */
export function describeYaml({ code, message }: { code: ErrorCode; message: string }): string {
  return `is not valid YAML: ${SENTENCES[code] ?? message}`
}

/** Line number, from 1, of an unclosed quote; the parser only reports where it failed. */
export function getOpenQuoteLine(
  yaml: string,
  { code, message }: { code: ErrorCode; message: string },
): number | undefined {
  const quote = code === 'MISSING_CHAR' && /closing (["'])/.exec(message)?.[1]
  if (!quote) return undefined
  const closed = quote === '"' ? /"(?:\\.|[^"\\])*"/g : /'(?:''|[^'])*'(?!')/g
  const opens = new RegExp(`(?:^[\\s-]*|[:,{[]\\s*)${quote}`)
  const index = yaml.split('\n').findIndex((line) => opens.test(line.replaceAll(closed, 'x')))
  return index === -1 ? undefined : index + 1
}

/** Message for an unintended YAML alias: `title: *Bold*`. */
export const UNINTENDED_ALIAS = `is not valid YAML: begins a value with * (${QUOTES_HINT})`

/** Void HTML elements with their replacement. */
const REPLACEMENTS: Partial<Record<string, string>> = {
  br: 'break the line in the file, because line breaks are kept on the page',
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
  if (element) return `contains <${element}> (${REPLACEMENTS[element]})`
  if (mail) return `contains <${mail}> (write [${mail}](mailto:${mail}))`
  if (web) return `contains <${web}> (write [words](${web}))`
  if (reason.includes('import/exports')) {
    return 'begins a line with import or export, which would be code (put another word before it)'
  }
  if (/acorn|in expression/.test(reason)) {
    return 'contains a brace, which would be code (write \\{ and \\} for braces)'
  }
  if (/before attribute value/.test(reason)) {
    return 'contains a tag with an attribute that is not in quotes (allowed: kind="tip")'
  }
  if (/before (?:local )?name/.test(reason)) {
    return 'contains < without a tag (write \\< for the sign; a comment is {/* words */})'
  }
  const [sentence] = reason.split(' (note: ')
  return `${sentence} (allowed: a component with its closing tag; write \\< for the sign)`
}
