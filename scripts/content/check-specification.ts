import { Specification } from '#src/content/schema/index.ts'

import { getDocuments } from './library.ts'
import { fieldName, formatValue, type Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Warns about content values that differ from content/site/specification.yaml. */
export function warnAboutSpecificationDifferences(files: readonly ContentFile[]): Problem[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  return getDocuments(files, Specification.schema).flatMap(({ file: home, data: { values } }) =>
    Object.entries(values).flatMap(([path, expected]): Problem[] => {
      const file = `content/${path}`
      const source = byName.get(file)
      if (!source) return [{ file: home, message: `names ${file}, which does not exist` }]
      if (!source.data) return []
      return differences(source.data, expected).map(({ field, value, wanted }) => ({
        file,
        field,
        message: `is ${formatValue(value)}, but ${home} has ${formatValue(wanted)} (correct the wrong one)`,
      }))
    }),
  )
}

interface Difference {
  field: string
  value: unknown
  wanted: unknown
}

/** Paths at which a value differs from an expected subset: `({ a: 1, b: 2 }, { b: 3 })` → b. */
function differences(value: unknown, expected: unknown, path: PropertyKey[] = []): Difference[] {
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, part]) => {
      const inner: unknown = Reflect.get(Object(value), key)
      return differences(inner, part, [...path, Array.isArray(expected) ? Number(key) : key])
    })
  }
  return value === expected ? [] : [{ field: fieldName(path), value, wanted: expected }]
}
