import type { Field } from '@sveltia/cms'
import { z } from 'zod'

import { choiceWords, type DeskLocale, fieldWords, patternWords, pick } from './field-words.ts'
import { type FormNode, RECORD_NAME, SINGLE } from './form-node.ts'

/** Field options that the schemas do not define, by path. */
export type SpecialFields = Record<string, (locale: DeskLocale) => Partial<Field>>

export interface FieldContext {
  locale: DeskLocale
  /** Path of the field, starting with the content type. */
  path: readonly string[]
  /** Value of the CMS option `i18n` for a field: translated, duplicated, or neither. */
  i18n: (path: readonly string[]) => boolean | 'duplicate'
  special: SpecialFields
}

/** Fields with paragraphs, which get a multi-line input. */
const PARAGRAPHS = new Set(
  (
    'answer description text lead excerpt problem solution implementation fullDescription challenge ' +
    'bio prompt reply consent note statsNote priceNote basis withoutScript summary'
  ).split(' '),
)

const ITEM = { uk: 'пункт', en: 'item' }

const FIRST_FIELDS = new Set(['title', 'subtitle', 'name'])
const LAST_FIELDS = new Set(
  'order sample seo area landing freeModule level previousCourse nextCourse icon art'.split(' '),
)

/** CMS fields for the fields of a group. */
export function getFields(node: FormNode, context: FieldContext): Field[] {
  if (node.kind !== 'group') throw new Error(`${context.path.join('.')} is not a group of fields`)
  const fields = Object.entries(node.fields).map(([name, child]) =>
    getField(name, child, { ...context, path: [...context.path, name] }),
  )
  // Titles come first, and fields that are set once come last.
  const getPlace = ({ name }: Field) => (FIRST_FIELDS.has(name) ? 0 : LAST_FIELDS.has(name) ? 2 : 1)
  return context.path.length > 1
    ? fields
    : fields.toSorted((first, second) => getPlace(first) - getPlace(second))
}

function getField(name: string, node: FormNode, context: FieldContext): Field {
  const { locale, path, i18n, special } = context
  const labels = fieldWords(path)
  const hint = labels && pick(labels.slice(2), locale)
  const common = {
    name,
    label: pick(labels, locale) ?? name,
    ...(hint && { hint }),
    required: !node.optional,
    i18n: i18n(path),
    ...(node.fallback !== undefined && !isEmpty(node.fallback) && { default: node.fallback }),
  }
  const widget = special[path.join('.')]?.(locale)
  const limits = widget && node.kind === 'list' ? listLimits(node.schema) : {}
  // The label names all items; the button adds one.
  const isList = !widget && (node.kind === 'list' || node.kind === 'record')
  const singularLabel = isList ? { label_singular: ITEM[locale] } : {}
  // desk-config.test.ts validates all fields against the schema of the CMS.
  return {
    ...common,
    ...(widget ?? getWidget(node, name, context)),
    ...limits,
    ...singularLabel,
  } as Field
}

function getWidget(node: FormNode, name: string, context: FieldContext): object {
  const { locale, path } = context
  switch (node.kind) {
    case 'group':
      if (isBilingual(node)) return bilingualWidget(node, name, context)
      return {
        widget: 'object',
        collapsed: 'auto',
        fields: getFields(node, context),
        ...summary(node),
      }
    case 'record': {
      const named = getField(RECORD_NAME, node.name, { ...context, path: [...path, RECORD_NAME] })
      const fields = [named, ...getFields(node.item, context)]
      return { widget: 'list', fields, collapsed: true, summary: `{{fields.${RECORD_NAME}}}` }
    }
    case 'list': {
      const limits = listLimits(node.schema)
      if (node.item.kind === 'value') {
        const field = getField(name, node.item, { ...context, special: {} })
        return { widget: 'list', field, collapsed: false, ...limits }
      }
      if (node.item.kind === 'choice') {
        return { widget: 'list', ...getTypes(node.item, context), collapsed: true, ...limits }
      }
      const fields = getFields(node.item, context)
      return { widget: 'list', fields, collapsed: true, ...summary(node.item), ...limits }
    }
    case 'choice':
      return { widget: 'object', collapsed: 'auto', ...getTypes(node, context) }
    case 'value':
      return valueWidget(node, name, locale)
  }
}

function bilingualWidget(node: FormNode & { kind: 'group' }, name: string, context: FieldContext) {
  const fields = ['uk', 'en'].flatMap((language) => {
    const child = node.fields[language]
    if (!child) return []
    const field = getField(language, child, { ...context, path: [...context.path, language] })
    const isParagraph = child.kind === 'value' && PARAGRAPHS.has(name)
    return [{ ...field, ...(isParagraph && { widget: 'text' }) }]
  })
  return { widget: 'object', collapsed: false, fields, summary: `{{fields.${context.locale}}}` }
}

function isBilingual(node: FormNode | undefined): boolean {
  return node?.kind === 'group' && Object.keys(node.fields).toSorted().join() === 'en,uk'
}

/** Variants of a value, from which the editor chooses one. */
function getTypes(node: FormNode & { kind: 'choice' }, context: FieldContext): object {
  const types = Object.entries(node.options).map(([name, option]) => ({
    name,
    label: choiceWords(name, context.locale),
    fields:
      option.kind === 'group'
        ? getFields(option, context)
        : [getField(SINGLE, option, { ...context, path: [...context.path, SINGLE] })],
  }))
  return { typeKey: node.key, types }
}

/** Fields that may be the label of a list item, in order of preference. */
const ITEM_LABELS = 'title question name from label text words author step'.split(' ')

/** Template for the label of a list item: the first field with text. */
function summary(node: FormNode): object {
  if (node.kind !== 'group') return {}
  const isReadable = (name: string) => isText(node.fields[name]) || isBilingual(node.fields[name])
  const name = [...ITEM_LABELS, ...Object.keys(node.fields)].find(isReadable)
  if (!name) return {}
  return { summary: `{{fields.${name}${isBilingual(node.fields[name]) ? '.uk' : ''}}}` }
}

function isText(node: FormNode | undefined): boolean {
  return node?.kind === 'value' && getConstraints(node.schema).type === 'string'
}

interface Constraints {
  type?: string
  format?: string
  enum?: (string | number)[]
  const?: string | number
  pattern?: string
  allOf?: Constraints[]
  anyOf?: Constraints[]
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** Constraints of a zod schema, as JSON Schema. */
function getConstraints(schema: z.ZodType): Constraints {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Constraints
}

function listLimits(schema: z.ZodType): object {
  const { minItems, maxItems } = getConstraints(schema)
  return { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) }
}

function valueWidget(
  { schema, optional }: FormNode & { kind: 'value' },
  name: string,
  locale: DeskLocale,
): object {
  const json = getConstraints(schema)
  const options =
    json.enum ?? json.anyOf?.flatMap(({ const: value }) => (value === undefined ? [] : [value]))
  if (options && options.length > 0 && options.length === (json.enum ?? json.anyOf)?.length) {
    const named = options.map((value) => ({ label: choiceWords(String(value), locale), value }))
    return { widget: 'select', options: named }
  }
  if (json.type === 'boolean') return { widget: 'boolean' }
  if (json.type === 'number' || json.type === 'integer') {
    const isWhole = json.type === 'integer'
    const lowest = (json.exclusiveMinimum ?? -Infinity) + (isWhole ? 1 : 0)
    const { minimum = lowest, maximum = Infinity } = json
    return {
      widget: 'number',
      value_type: isWhole ? 'int' : 'float',
      step: isWhole ? 1 : 0.1,
      // JSON Schema limits integers to the safe range, which the form need not show.
      ...(minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
      ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    }
  }
  if (json.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const limits = {
    ...(json.minLength !== undefined && json.minLength > 1 && { minlength: json.minLength }),
    ...(json.maxLength !== undefined && { maxlength: json.maxLength }),
  }
  const widget = PARAGRAPHS.has(name) ? 'text' : 'string'
  const pattern = findPattern(json)
  if (pattern === undefined) return { widget, ...limits }
  // The CMS matches empty optional fields against the pattern too.
  const allowed = new RegExp(optional ? `^$|${pattern}` : pattern)
  return { widget, ...limits, pattern: [allowed, patternWords(getSentence(schema), locale)] }
}

/** Pattern of a text: one, all of several, or that of an option. */
function findPattern({ pattern, const: value, allOf, anyOf }: Constraints): string | undefined {
  if (allOf) return allOf.map((part) => `(?=${findPattern(part)})`).join('')
  if (anyOf) return anyOf.map((option) => `(?:${findPattern(option)})`).join('|')
  return value === undefined ? pattern : `^${value}$`
}

/** Message of a schema for a text that does not match its pattern. */
export function getSentence(schema: z.ZodType): string {
  const { error } = schema.safeParse('\u0000 \u0000')
  const issues = error?.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? issue.errors.flat() : [issue],
  )
  return issues?.findLast(({ code }) => code === 'invalid_format')?.message ?? ''
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
