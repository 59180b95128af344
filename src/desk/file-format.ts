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
    const before: unknown = source ? read(getText(source)).toJS() : undefined
    return toFields(fromForm(node, fields, before))
  }
  return {
    fromFile: (text) => {
      const { head, body } = split(text.replace(/\r\n?/g, '\n'))
      const fields = toFields(toForm(node, read(head).toJS()))
      return { ...fields, ...(isArticle && { [BODY]: body.trim() }), [SOURCE]: head }
    },
    toContent,
    toFile: (value) => {
      const source = getText(value[SOURCE])
      const document = source ? read(source) : new Document({})
      const next = toContent(value)
      const isUntouched = source !== '' && isSame(document.toJS(), next)
      document.contents = merged(document, document.contents, next) as typeof document.contents
      const head = isUntouched ? source : document.toString({ lineWidth: 0 }).trim()
      if (!isArticle) return `${head.trim()}\n`
      return `---\n${head}\n---\n\n${getText(value[BODY]).trim()}\n`
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
      return Object.entries(toFields(value)).map(([name, item]) => ({
        [RECORD_NAME]: name,
        ...toFields(toForm(node.item, item)),
      }))
    case 'group':
      return mapFields(toFields(value), (name, item) =>
        node.fields[name] ? toForm(node.fields[name], item) : item,
      )
    case 'choice': {
      const name = getKind(node, value)
      const option = name === undefined ? undefined : node.options[name]
      if (name === undefined || !option) return value
      const inner = toForm(option, value)
      return option.kind === 'group'
        ? { ...toFields(inner), [node.key]: name }
        : { [node.key]: name, [SINGLE]: inner }
    }
  }
}

/** Option of a choice that a value of a file matches. */
function getKind(node: FormNode & { kind: 'choice' }, value: unknown): string | undefined {
  if (node.isTagged) return String(toFields(value)[node.key])
  if (typeof value !== 'object') return SINGLE
  const names = Object.keys(toFields(value))
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
      return isText(value) && isText(before) ? restoreBlankLines(value, before) : value
    case 'list': {
      const oldItems = Array.isArray(before) ? before : []
      const items = toList(value).map((item, index) => fromForm(node.item, item, oldItems[index]))
      const definedItems = items.filter((item) => item !== undefined)
      return definedItems.length === 0 && node.optional && before === undefined
        ? undefined
        : definedItems
    }
    case 'record': {
      const oldFields = toFields(before)
      const entries = toList(value).map((entry) => {
        const { [RECORD_NAME]: name, ...item } = toFields(entry)
        return [String(name), fromForm(node.item, item, oldFields[String(name)])] as const
      })
      const definedEntries = entries.filter(([, item]) => item !== undefined)
      if (definedEntries.length === 0 && node.optional && before === undefined) return undefined
      return Object.fromEntries(definedEntries)
    }
    case 'group': {
      const oldFields = toFields(before)
      const fields = mapFields(toFields(value), (name, item) =>
        node.fields[name] ? fromForm(node.fields[name], item, oldFields[name]) : item,
      )
      const isLeftOut = Object.keys(fields).length === 0 && node.optional && before === undefined
      return isLeftOut ? undefined : fields
    }
    case 'choice': {
      const { [node.key]: name, ...fields } = toFields(value)
      const option = node.options[String(name)]
      if (!option) return undefined
      if (option.kind !== 'group') return fromForm(option, fields[SINGLE], before)
      const inner = toFields(fromForm({ ...option, optional: false }, fields, before))
      return node.isTagged ? { [node.key]: name, ...inner } : inner
    }
  }
}

/** Restores the surrounding whitespace of a text in the file, which the CMS trims. */
function restoreBlankLines(text: string, before: string): string {
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
    const oldKeys = node.items.map(({ key }) => key)
    for (const key of oldKeys.filter((key) => !Object.hasOwn(value, String(key)))) node.delete(key)
    for (const [name, item] of Object.entries(value)) {
      node.set(name, merged(document, node.get(name, true), item))
    }
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const oldItems = [...node.items] as Node[]
    const isLong = value.length !== oldItems.length
    node.items = value.map((item, index) => {
      const unchanged = oldItems.find((node) => isSame(toValue(document, node), item))
      return unchanged ?? merged(document, isLong ? undefined : oldItems[index], item)
    })
    return node
  }
  return document.createNode(value)
}

function toValue(document: Document, node: Node): unknown {
  return isCollection(node) ? node.toJS(document) : isScalar(node) ? node.value : undefined
}

/** Deep equality that ignores the order of fields. */
function isSame(first: unknown, second: unknown): boolean {
  if (Array.isArray(first) || Array.isArray(second)) {
    if (!Array.isArray(first) || !Array.isArray(second) || first.length !== second.length)
      return false
    return first.every((item, index) => isSame(item, second[index]))
  }
  if (!isFields(first) || !isFields(second)) return first === second
  const names = Object.keys(first)
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => Object.hasOwn(second, name) && isSame(first[name], second[name]))
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function getText(value: unknown): string {
  return isText(value) ? value : ''
}

/** Converts a value to a list, because the CMS may represent an empty list as an empty object. */
function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(toFields(value))
}

function mapFields(fields: Fields, change: (name: string, value: unknown) => unknown): Fields {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, change(name, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
