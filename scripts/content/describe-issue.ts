import { z } from 'zod'

import { nearestNames } from '#scripts/lib/nearest-names.ts'

import { formatValue } from './problem.ts'

/** Error of one field, without the field's name. */
interface Described {
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
): Described[] {
  if (issue.code === 'unrecognized_keys') {
    const known = new Set(issue.message.split('\n').filter(Boolean))
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: isRestOfText(issue.input, key)
        ? `is the rest of a text that a comma has ended (put the text in quotes: { en: "words, words" })`
        : `is not known here (known: ${nearestNames(key, known)})`,
    }))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return describeUnion(issue, path)
  }
  const isSentence = issue.code === 'custom' && issue.params?.isSentence === true
  return [{ path, message: isSentence ? issue.message : sentenceOf(issue) }]
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
): Described[] {
  if (input === undefined) return [{ path, message: 'is missing' }]
  const groups = errors.filter((issues) => issues.every(isInside))
  const closest = Math.min(...groups.map(countOf))
  const [nearest, ...asNear] = groups.filter((issues) => countOf(issues) === closest)
  if (nearest && asNear.length === 0) {
    return nearest.flatMap((issue) => describeIssue(issue, [...path, ...issue.path]))
  }
  const allowed = nearest
    ? [nearest, ...asNear].map((issues) => fieldsOf(issues).join(', ')).filter(Boolean)
    : errors.flatMap((issues) => issues.slice(0, 1).map(allowedBy))
  const choice = [...new Set(allowed)].join(', or ')
  return [{ path, message: `is ${formatValue(input)} (allowed: ${choice})` }]
}

/** Whether an issue is about the fields of an object rather than its type. */
function isInside(issue: z.core.$ZodIssue): boolean {
  return issue.path.length > 0 || issue.code === 'unrecognized_keys'
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code !== 'unrecognized_keys' && issue.input === undefined
}

/** Missing fields of an object; if none is missing and there are unknown ones, all known fields. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): string[] {
  const missing = issues.filter(isMissing).map(nameOf)
  if (missing.length > 0) return missing
  return issues.flatMap(({ code, message }) =>
    code === 'unrecognized_keys' ? message.split('\n') : [],
  )
}

function nameOf(issue: z.core.$ZodIssue): string {
  return issue.path.map(String).join('.')
}

function countOf(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  )
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.input === null) return `has no value (allowed: ${allowedBy(issue)})`
  const given = formatValue(issue.input)
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return `is ${given} (allowed: ${allowedBy(issue)})`
    case 'too_small': {
      const least = issue.inclusive === false ? 'more than' : 'at least'
      return `${sizeOf(issue)} (allowed: ${issue.exact ? 'exactly' : least} ${issue.minimum}${unitOf(issue.origin)})`
    }
    case 'too_big':
      return `${sizeOf(issue)} (allowed: ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${unitOf(issue.origin)})`
    case 'invalid_union':
      return `is not one of the known kinds (allowed: ${allowedBy(issue)})`
    case 'invalid_key':
      return `is the name ${given}: ${issue.issues.map(({ message }) => message).join(', ')}`
    default:
      return `is ${given}${impossibleDateHint(issue.input)}: ${issue.message}`
  }
}

/** Explains an impossible date: `2026-11-31` → `, and that month has 30 days`. */
function impossibleDateHint(input: unknown): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:T|$)/.exec(String(input)) ?? []
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return year && Number(day) > last ? `, and that month has ${last} days` : ''
}

/** Allowed values for a message: `text`, `green, blue`. */
function allowedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (TYPE_NAMES[issue.expected] ?? issue.expected) + hintFor(issue) + namesIn(issue)
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'invalid_union':
      return 'options' in issue ? (issue.options ?? []).map(String).join(', ') : ''
    default:
      return issue.message
  }
}

/** Fields of the expected object for a message: `: en, uk`. */
function namesIn({ expected, message }: z.core.$ZodIssueInvalidType): string {
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
    const meant = typeof path.at(-1) === 'number' ? lineMeant(input) : undefined
    if (meant !== undefined) return `, in quotes: ${formatValue(meant)}`
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
  const [name, words] = field
  if (words === null) return `${name}:`
  return typeof words === 'string' || typeof words === 'number' ? `${name}: ${words}` : undefined
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

/** Describes an actual value: `has 3 items`, `is -1`. */
function sizeOf({ origin, input }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isCounted = typeof input === 'string' || Array.isArray(input)
  return isCounted ? `has ${input.length}${unitOf(origin)}` : `is ${formatValue(input)}`
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' items' : ''
}
