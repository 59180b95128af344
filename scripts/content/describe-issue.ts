import type { z } from 'zod'

/** Says what a schema found wrong, in an editor's words: `is "red" (allowed: green, blue)`. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const given = show(issue.input)
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `is ${given} (allowed: ${TYPE_NAMES[issue.expected] ?? issue.expected})`
    case 'invalid_value':
      return `is ${given} (allowed: ${issue.values.map(String).join(', ')})`
    case 'unrecognized_keys':
      return 'is not known here'
    case 'too_small':
      return `is too short or too small (allowed: at least ${issue.minimum}${unitOf(issue.origin)})`
    case 'too_big':
      return `is too long or too large (allowed: at most ${issue.maximum}${unitOf(issue.origin)})`
    case 'invalid_union':
      return `is ${given}, which is none of the allowed values`
    default:
      return `is ${given}: ${issue.message}`
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' items' : ''
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
