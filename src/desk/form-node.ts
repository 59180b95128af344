import { z } from 'zod'

/** Description of a form input for a value of a content file, derived from the zod schema that validates it. */
export type FormNode = {
  /** Whether the value may be missing. */
  optional: boolean
  /** Default for a missing value. */
  fallback?: unknown
} & (
  | { kind: 'value'; schema: z.ZodType }
  | { kind: 'group'; fields: Record<string, FormNode> }
  | { kind: 'list'; item: FormNode; schema: z.ZodType }
  /** Named groups, which the form shows as a list with the name as a field. */
  | { kind: 'record'; item: FormNode; name: FormNode }
  | { kind: 'choice'; key: string; isTagged: boolean; options: Record<string, FormNode> }
)

/** Form key of a group's name in a record. */
export const RECORD_NAME = 'id'
/** Form key of the chosen option, if the file has no such key. */
const VARIANT = 'variant'
/** Form key of an option that is a single value instead of a group. */
export const SINGLE = 'value'

const REQUIRED = { optional: false }

/** Converts a zod schema to a form node, unwrapping optional values, defaults and transforms. */
export function formNode(schema: z.core.$ZodType): FormNode {
  if (schema instanceof z.ZodOptional) return { ...formNode(schema.unwrap()), optional: true }
  if (schema instanceof z.ZodDefault) {
    return { ...formNode(schema.unwrap()), optional: true, fallback: schema.parse(undefined) }
  }
  // A transform changes the value for the site but not in the file.
  if (schema instanceof z.ZodPipe) return formNode(schema.in)
  if (schema instanceof z.ZodObject) return group(schema.shape)
  if (schema instanceof z.ZodArray) {
    return { ...REQUIRED, kind: 'list', item: formNode(schema.element), schema }
  }
  if (schema instanceof z.ZodRecord) {
    if (schema.keyType instanceof z.ZodEnum) {
      const names: string[] = schema.keyType.options.map(String)
      return group(Object.fromEntries(names.map((name) => [name, schema.valueType])))
    }
    return {
      ...REQUIRED,
      kind: 'record',
      item: formNode(schema.valueType),
      name: formNode(schema.keyType),
    }
  }
  if (schema instanceof z.ZodUnion) return choice(schema)
  if (!(schema instanceof z.ZodType)) throw new Error('a schema has a kind that a form cannot show')
  return { ...REQUIRED, kind: 'value', schema }
}

function group(shape: Record<string, z.core.$ZodType>): FormNode {
  const fields = Object.entries(shape).map(([name, schema]) => [name, formNode(schema)] as const)
  return { ...REQUIRED, kind: 'group', fields: Object.fromEntries(fields) }
}

function choice(schema: z.ZodUnion): FormNode {
  const nodes = schema.options.map(formNode)
  if (nodes.every(({ kind }) => kind === 'value')) return { ...REQUIRED, kind: 'value', schema }
  const { discriminator } = schema.def as { discriminator?: string }
  const options = nodes.map((node) => {
    if (node.kind !== 'group') return [SINGLE, node] as const
    if (!discriminator) return [Object.keys(node.fields).join('-'), node] as const
    const { [discriminator]: tag, ...fields } = node.fields
    const name = tag?.kind === 'value' && tag.schema instanceof z.ZodLiteral && tag.schema.value
    return [String(name), { ...node, fields }] as const
  })
  return {
    ...REQUIRED,
    kind: 'choice',
    key: discriminator ?? VARIANT,
    isTagged: Boolean(discriminator),
    options: Object.fromEntries(options),
  }
}
