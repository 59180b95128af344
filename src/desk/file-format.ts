import { Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'

import type { ContentType } from '#src/content/schema/document.ts'

import { formNode, type FormNode, RECORD_NAME, SINGLE } from './form-node.ts'

/** Form field with the original file, so that parts that are not edited are written back unchanged. */
export const SOURCE = '_source'
/** Form field with the body of an article. */
export const BODY = 'body'

type Fields = Record<string, unknown>

/** Parser and serializer of the CMS for one content type. */
export interface FileFormat {
  fromFile: (text: string) => Fields
  toFile: (value: Fields) => string
  /** Converts the values of the form to the fields of the file. */
  toContent: (value: Fields) => Fields
}

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---(?:\n+(?<body>[\s\S]*))?$/

/** File format of a content type. It keeps comments, field order, layout and fields that the form does not have. */
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

/** Converts a value of a file to the form: named groups become a list, and a choice gets a key with its option. */
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

/** Option of a choice that a value of a file matches. */
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
 * Converts a value of the form to the file. Empty values are omitted, and so are default values of the form
 * that the file did not have before.
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

/** Restores the surrounding whitespace of a text in the file, which the CMS trims. */
function withBlanks(text: string, before: string): string {
  if (text.trim() === before.trim()) return before
  return before.endsWith('\n') ? `${text.trimEnd()}\n` : text
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a value is the one that the form shows for a missing value. */
function isFilledIn({ optional, fallback }: FormNode, value: unknown): boolean {
  return optional && (value === false || value === fallback)
}

/** YAML node for a new value. Equal nodes keep their notation, and groups keep their comments and field order. */
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

/** Deep equality that ignores the order of fields. */
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

/** Converts a value to a list, because the CMS may represent an empty list as an empty object. */
function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(asFields(value))
}

function mapFields(fields: Fields, change: (name: string, value: unknown) => unknown): Fields {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, change(name, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
