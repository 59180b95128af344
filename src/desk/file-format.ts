import { Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'

import type { ContentType } from '#src/content/schema/document.ts'

import { formNode, type FormNode, RECORD_NAME, SINGLE } from './form-node.ts'

/** Field of a form that holds the file as it was read: what is not edited is written back letter by letter. */
export const SOURCE = '_source'
/** Field of a form that holds the text under the fields of an article. */
export const BODY = 'body'

type Fields = Record<string, unknown>

/** How the CMS reads files of one kind, and writes them. */
export interface FileFormat {
  fromFile: (text: string) => Fields
  toFile: (value: Fields) => string
  /** The fields as they will stand in the file. */
  toContent: (value: Fields) => Fields
}

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---(?:\n+(?<body>[\s\S]*))?$/

/** The format of a kind: comments, order and layout of a file stay, and so do fields that no form knows. */
export function fileFormat({ format, schema }: ContentType): FileFormat {
  const node = formNode(schema)
  const isArticle = format === 'mdx'
  const split = (text: string) => {
    const { head = '', body = '' } = FRONT_MATTER.exec(text.trim())?.groups ?? {}
    return isArticle ? { head, body } : { head: text, body: '' }
  }
  const read = (head: string) => {
    const document = parseDocument(head)
    const [error] = document.errors
    if (error) throw error
    return document
  }
  const toContent = (value: Fields) => {
    const { [SOURCE]: source, [BODY]: _, ...fields } = value
    const before: unknown = source ? read(textOf(source)).toJS() : undefined
    return asFields(fromForm(node, fields, before))
  }
  return {
    fromFile: (text) => {
      const { head, body } = split(text.replace(/\r\n?/g, '\n'))
      const fields = asFields(toForm(node, read(head).toJS()))
      return { ...fields, ...(isArticle && { [BODY]: body.trim() }), [SOURCE]: head }
    },
    toContent,
    toFile: (value) => {
      const source = textOf(value[SOURCE])
      const document = source ? read(source) : new Document({})
      const next = toContent(value)
      const isUntouched = source !== '' && isSame(document.toJS(), next)
      document.contents = merged(document, document.contents, next) as typeof document.contents
      const head = isUntouched ? source : document.toString({ lineWidth: 0 }).trim()
      if (!isArticle) return `${head.trim()}\n`
      return `---\n${head}\n---\n\n${textOf(value[BODY]).trim()}\n`
    },
  }
}

/** A value of a file as a form holds it: named groups become a list, a value of several kinds says which it is. */
function toForm(node: FormNode, value: unknown): unknown {
  if (value === undefined || value === null) return value
  switch (node.kind) {
    case 'value':
      return value
    case 'list':
      return Array.isArray(value) ? value.map((item) => toForm(node.item, item)) : value
    case 'record':
      return Object.entries(asFields(value)).map(([name, item]) => ({
        [RECORD_NAME]: name,
        ...asFields(toForm(node.item, item)),
      }))
    case 'group':
      return mapFields(asFields(value), (name, item) =>
        node.fields[name] ? toForm(node.fields[name], item) : item,
      )
    case 'choice': {
      const name = kindOf(node, value)
      const option = name === undefined ? undefined : node.options[name]
      if (name === undefined || !option) return value
      const inner = toForm(option, value)
      return option.kind === 'group'
        ? { ...asFields(inner), [node.key]: name }
        : { [node.key]: name, [SINGLE]: inner }
    }
  }
}

/** Which of several kinds a value of a file is. */
function kindOf(node: FormNode & { kind: 'choice' }, value: unknown): string | undefined {
  if (node.isTagged) return String(asFields(value)[node.key])
  if (typeof value !== 'object') return SINGLE
  const names = Object.keys(asFields(value))
  return Object.entries(node.options).find(
    ([, option]) =>
      option.kind === 'group' && names.every((name) => Object.hasOwn(option.fields, name)),
  )?.[0]
}

/**
 * A value of a form as the file holds it. What is empty is left out, and so is what a form fills in by itself, where
 * the file has said nothing before.
 */
function fromForm(node: FormNode, value: unknown, before: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  switch (node.kind) {
    case 'value':
      if (before === undefined) return isFilledIn(node, value) ? undefined : value
      return isText(value) && isText(before) ? withBlanks(value, before) : value
    case 'list': {
      const old = Array.isArray(before) ? before : []
      const items = asList(value).map((item, at) => fromForm(node.item, item, old[at]))
      const left = items.filter((item) => item !== undefined)
      return left.length === 0 && node.optional && before === undefined ? undefined : left
    }
    case 'record': {
      const old = asFields(before)
      const entries = asList(value).map((entry) => {
        const { [RECORD_NAME]: name, ...item } = asFields(entry)
        return [String(name), fromForm(node.item, item, old[String(name)])] as const
      })
      const left = entries.filter(([, item]) => item !== undefined)
      if (left.length === 0 && node.optional && before === undefined) return undefined
      return Object.fromEntries(left)
    }
    case 'group': {
      const old = asFields(before)
      const fields = mapFields(asFields(value), (name, item) =>
        node.fields[name] ? fromForm(node.fields[name], item, old[name]) : item,
      )
      const isLeftOut = Object.keys(fields).length === 0 && node.optional && before === undefined
      return isLeftOut ? undefined : fields
    }
    case 'choice': {
      const { [node.key]: name, ...fields } = asFields(value)
      const option = node.options[String(name)]
      if (!option) return undefined
      if (option.kind !== 'group') return fromForm(option, fields[SINGLE], before)
      const inner = asFields(fromForm({ ...option, optional: false }, fields, before))
      return node.isTagged ? { [node.key]: name, ...inner } : inner
    }
  }
}

/** A text with the blanks around it that the file has and the CMS takes away. */
function withBlanks(text: string, before: string): string {
  if (text.trim() === before.trim()) return before
  return before.endsWith('\n') ? `${text.trimEnd()}\n` : text
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a value is what a form shows where the file says nothing. */
function isFilledIn({ optional, fallback }: FormNode, value: unknown): boolean {
  return optional && (value === false || value === fallback)
}

/**
 * The node of a document for a new value: what is equal stays as it is written, groups keep their comments and the
 * order of their fields.
 */
function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isCollection(node) && isSame(node.toJS(document), value)) return node
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value === value) return node
    const next = document.createNode(value)
    return Object.assign(next, { comment: node.comment, commentBefore: node.commentBefore })
  }
  if (isMap(node) && isFields(value)) {
    const left = node.items.map(({ key }) => key)
    for (const key of left.filter((one) => !Object.hasOwn(value, String(one)))) node.delete(key)
    for (const [name, item] of Object.entries(value)) {
      node.set(name, merged(document, node.get(name, true), item))
    }
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = [...node.items] as Node[]
    const isLong = value.length !== old.length
    node.items = value.map((item, at) => {
      const same = old.find((one) => isSame(toValue(document, one), item))
      return same ?? merged(document, isLong ? undefined : old[at], item)
    })
    return node
  }
  return document.createNode(value)
}

function toValue(document: Document, node: Node): unknown {
  return isCollection(node) ? node.toJS(document) : isScalar(node) ? node.value : undefined
}

/** Whether two values say the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, at) => isSame(item, other[at]))
  }
  if (!isFields(one) || !isFields(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}

/** The CMS may hold a list without items as an empty group. */
function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(asFields(value))
}

function mapFields(fields: Fields, change: (name: string, value: unknown) => unknown): Fields {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, change(name, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
