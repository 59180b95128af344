import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Definition of a schema.org type. */
interface Definition {
  parents: string[]
  /** Allowed types of each own property. */
  properties: Map<string, string[]>
}

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration', 'PronounceableText']
const NUMBERS = ['Number', 'Integer', 'Float']

// The declarations of schema-dts are generated from schema.org, so they contain the vocabulary.
const declarations = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts'),
  'utf8',
)
const definitions = new Map<string, Definition>()
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /interface (\w+) extends ([^{]+) \{([\s\S]*?)\n\}/g,
)) {
  const properties = [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,]+),/g)].map(
    ([, property = '', range = '']): [string, string[]] => [property, range.split(' | ')],
  )
  definitions.set(name, {
    parents: parents.split(', '),
    properties: new Map(properties),
  })
}
const enumerations = new Map(
  [...declarations.matchAll(/export type (\w+) = ("https:[^;]+);/g)].map(
    ([, name = '', members = '']) => [
      name,
      members.split(' | ').map((member) => member.slice(1, -1)),
    ],
  ),
)

/**
 * Violations of the schema.org vocabulary in a node, one sentence each: unknown types, unknown properties and
 * values that a property does not allow.
 */
export function findSchemaViolations(node: unknown, path = ''): string[] {
  if (!isNode(node)) return []
  const entries = Object.entries(node)
  const type = getType(node)
  // A reference to another node.
  if (type === '' && entries.every(([key]) => key === '@id')) return []
  if (!definitions.has(`${type}Leaf`)) return [`${path}: "${type}" is not a type`]
  const properties = getProperties(`${type}Leaf`)
  return entries
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const propertyPath = `${path}/${type}.${key}`
      const range = properties.get(key)
      if (!range) return [`${propertyPath}: unknown property`]
      const values: readonly unknown[] = Array.isArray(value) ? value : [value]
      return values.flatMap((item) => [
        ...(acceptsValue(range, item)
          ? []
          : [`${propertyPath}: does not allow ${JSON.stringify(item).slice(0, 80)}`]),
        ...findSchemaViolations(item, propertyPath),
      ])
    })
}

function acceptsValue(range: readonly string[], value: unknown): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (typeof value === 'number') return NUMBERS.some((name) => range.includes(name))
  if (typeof value === 'string') {
    return (
      TEXTS.some((name) => range.includes(name)) ||
      // A node may be represented by its address.
      (range.includes('Thing') && URL.canParse(value)) ||
      range.some((name) => enumerations.get(name)?.includes(value))
    )
  }
  if (!isNode(value)) return false
  const type = getType(value)
  if (type === '') return range.includes('IdReference')
  const ancestors = getAncestors(`${type}Leaf`)
  return range.some((name) => name === type || ancestors.includes(`${name}Base`))
}

function isNode(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getType({ '@type': type }: { readonly [key: string]: unknown }): string {
  return typeof type === 'string' ? type : ''
}

function getAncestors(name: string): string[] {
  const parents = definitions.get(name)?.parents ?? []
  return parents.flatMap((parent) => [parent, ...getAncestors(parent)])
}

function getProperties(name: string): Map<string, string[]> {
  const types = [name, ...getAncestors(name)]
  return new Map(types.flatMap((type) => [...(definitions.get(type)?.properties ?? [])]))
}
