import { z } from 'zod'

import { nearestNames } from '#scripts/lib/nearest-names.ts'

import { formatValue } from './problem.ts'

/** Error of one field, without the field's name. */
interface DescribedIssue {
  path: PropertyKey[]
  message: string
}

/**
 * Error map that adds the known fields of a schema to the message, one per line, because an issue does not
 * reference its schema.
 */
export function listFields({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' && expected !== 'object') return undefined
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join('\n')
  // Records with enum keys.
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum
    ? inst.keyType.options.join('\n')
    : undefined
}

/** Describes a zod issue for an editor: `is "red" (allowed: green, blue)`. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  path: PropertyKey[] = issue.path,
): DescribedIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const knownFields = new Set(issue.message.split('\n').filter(Boolean))
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: isRestOfText(issue.input, key)
        ? `is the rest of a text after a comma (put the text in quotes: { en: "words, words" })`
        : `is not known here (known: ${nearestNames(key, knownFields)})`,
    }))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return describeUnion(issue, path)
  }
  const isSentence = issue.code === 'custom' && issue.params?.isSentence === true
  return [{ path, message: isSentence ? issue.message : getSentence(issue) }]
}

/** Whether a field without a value is the text after a comma in `{ en: words, more words }`. */
function isRestOfText(input: unknown, key: string): boolean {
  const fields: Record<string, unknown> = Object(input)
  return fields[key] === null
}

/**
 * Describes an invalid union: by the closest variant, or with all
 * allowed types if none is close.
 */
function describeUnion(
  { errors, input }: z.core.$ZodIssueInvalidUnion,
  path: PropertyKey[],
): DescribedIssue[] {
  if (input === undefined) return [{ path, message: 'is missing' }]
  const groups = errors.filter((issues) => issues.every(isInside))
  const closest = Math.min(...groups.map(countKeys))
  const [nearest, ...asNear] = groups.filter((issues) => countKeys(issues) === closest)
  if (nearest && asNear.length === 0) {
    return nearest.flatMap((issue) => describeIssue(issue, [...path, ...issue.path]))
  }
  const allowed = nearest
    ? [nearest, ...asNear].map((issues) => getFields(issues).join(', ')).filter(Boolean)
    : errors.flatMap((issues) => issues.slice(0, 1).map(getAllowedValues))
  const choice = [...new Set(allowed)].join(', or ')
  return [{ path, message: `is ${formatValue(input)} (allowed: ${choice})` }]
}

/** Whether an issue is about the fields of an object rather than its type. */
function isInside(issue: z.core.$ZodIssue): boolean {
  return issue.path.length > 0 || issue.code === 'unrecognized_keys'
}

/** Missing fields of an object; if none is missing and there are unknown ones, all known fields. */
function getFields(issues: readonly z.core.$ZodIssue[]): string[] {
  const missing = issues.filter(
    ({ code, input }) => code !== 'unrecognized_keys' && input === undefined,
  )
  if (missing.length > 0) return missing.map(({ path }) => path.join('.'))
  return issues.flatMap(({ code, message }) =>
    code === 'unrecognized_keys' ? message.split('\n') : [],
  )
}

function countKeys(issues: readonly z.core.$ZodIssue[]): number {
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [''])).length
}

function getSentence(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.input === null) return `has no value (allowed: ${getAllowedValues(issue)})`
  const input = formatValue(issue.input)
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return `is ${input} (allowed: ${getAllowedValues(issue)})`
    case 'too_small':
      return describeSize(
        issue,
        issue.inclusive === false ? 'more than' : 'at least',
        issue.minimum,
      )
    case 'too_big':
      return describeSize(issue, 'at most', issue.maximum)
    case 'invalid_union':
      return `is not one of the known kinds (allowed: ${getAllowedValues(issue)})`
    case 'invalid_key':
      return `is the name ${input}: ${issue.issues.map(({ message }) => message).join(', ')}`
    default:
      return `is ${input}${impossibleDateHint(issue.input)}: ${issue.message}`
  }
}

/** Explains an impossible date: `2026-11-31` → `, and that month has 30 days`. */
function impossibleDateHint(input: unknown): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:T|$)/.exec(String(input)) ?? []
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return year && Number(day) > last ? `, and that month has ${last} days` : ''
}

/** Allowed values for a message: `text`, `green, blue`. */
function getAllowedValues(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (TYPE_NAMES[issue.expected] ?? issue.expected) + hintFor(issue) + getTypeNames(issue)
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'invalid_union':
      return 'options' in issue ? (issue.options ?? []).map(String).join(', ') : ''
    default:
      return issue.message
  }
}

/** Fields of the expected object for a message: `: en, uk`. */
function getTypeNames({ expected, message }: z.core.$ZodIssueInvalidType): string {
  // A union has no list of fields, and its message is a sentence.
  if (expected !== 'object' || message.includes(' ')) return ''
  return `: ${nearestNames('', message.split('\n'))}`
}

/**
 * Suggests the intended value: a text of digits, a list item that its colon turned into a field, a
 * number with spaces, a comma or its currency.
 */
function hintFor({ expected, input, path }: z.core.$ZodIssueInvalidType): string {
  if (expected === 'string') {
    const intendedLine = typeof path.at(-1) === 'number' ? lineMeant(input) : undefined
    if (intendedLine !== undefined) return `, in quotes: ${formatValue(intendedLine)}`
    return ['number', 'boolean'].includes(typeof input) ? `, in quotes: "${String(input)}"` : ''
  }
  const isNumber = expected === 'number' || expected === 'int'
  if (!isNumber || typeof input !== 'string' || !/\d/.test(input)) return ''
  return ', without quotes, spaces and units'
}

/** Text that YAML parsed as a field: `{ Homework: 'three prompts' }` → `Homework: three prompts`. */
function lineMeant(input: unknown): string | undefined {
  if (!input || typeof input !== 'object' || Array.isArray(input)) return undefined
  const [field, ...others] = Object.entries(input as Record<string, unknown>)
  if (!field || others.length > 0) return undefined
  const [name, value] = field
  if (value === null) return `${name}:`
  return typeof value === 'string' || typeof value === 'number' ? `${name}: ${value}` : undefined
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** Describes an actual value and the limit: `has 3 items (allowed: at most 2 items)`. */
function describeSize(
  { origin, input, exact }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  comparison: string,
  limit: number | bigint,
): string {
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' items' : ''
  const isCounted = typeof input === 'string' || Array.isArray(input)
  const size = isCounted ? `has ${input.length}${unit}` : `is ${formatValue(input)}`
  return `${size} (allowed: ${exact ? 'exactly' : comparison} ${limit}${unit})`
}
