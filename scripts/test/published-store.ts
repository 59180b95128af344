import { createContentStore } from '#scripts/build/content-store.ts'
import type { SiteAddress } from '#scripts/build/site-address.ts'
import { compiledDocuments, type Documents } from '#scripts/content/documents.ts'

/** Where the published site of the tests stands. */
export const PUBLISHED: SiteAddress = { origin: 'https://example.org', base: '/site/', demo: false }

/** A post of the content that has no Ukrainian translation there. */
export const UNTRANSLATED = 'kliuchovi-navychky-dlia-uspishnoi-kariery-v-it'

/** The day on which it is published, after all posts but one. */
const TODAY = '2998-01-01'

/** A post of the content that is a draft there, and one whose day has not come; no other links to them. */
export const DRAFT = 'trendy-veb-rozrobky-u-2023-rotsi'
export const FUTURE = 'yak-stvoryty-uspishnyi-tekhnolohichnyi-startap'

/** The content, in which two posts are not out yet, and one in one language only. */
export function publishedStore() {
  const compiled = compiledDocuments()
  const documents: Documents = {
    ...compiled,
    list: (type) =>
      compiled.list(type).map((document) => ({
        ...document,
        fields: { ...document.fields, ...fieldsOf(document.path) },
      })),
  }
  return createContentStore({ today: TODAY, drafts: false, documents })
}

function fieldsOf(path: string) {
  if (path.startsWith(`posts/${DRAFT}/`)) return { draft: true }
  if (path.startsWith(`posts/${FUTURE}/`)) return { date: '2999-01-01' }
  if (path === `posts/${UNTRANSLATED}/uk.mdx`) return { draft: true }
  return {}
}
