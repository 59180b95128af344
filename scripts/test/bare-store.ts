import { createContentStore } from '#scripts/build/content-store.ts'
import { compiledDocuments, type Documents } from '#scripts/content/documents.ts'

/** Documents that a site may have none of. */
const LEFT_OUT = ['Post', 'Project', 'Case', 'Package', 'Product']

/** Fields that may be left out, by the type that has them. */
const FIELDS_LEFT_OUT: Record<string, string[]> = {
  Site: ['links.secondMessenger', 'links.network', 'links.shortVideos', 'links.videoChannel'],
  CourseText: ['faq'],
}

/** The content without all that its owner may leave out. */
export function bareStore() {
  const compiled = compiledDocuments()
  const documents: Documents = {
    ...compiled,
    list: (type) =>
      LEFT_OUT.includes(type)
        ? []
        : compiled.list(type).map((document) => ({
            ...document,
            fields: without(document.fields, FIELDS_LEFT_OUT[type] ?? []),
          })),
  }
  return createContentStore({ today: '2098-01-01', drafts: false, documents })
}

/** Fields without some of them: ({ a: { b: 1, c: 2 } }, ['a.b']) → { a: { c: 2 } }. */
function without(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  const left = structuredClone(fields)
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    const parent = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), left)
    Reflect.deleteProperty(Object(parent), last)
  }
  return left
}
