import { createContentStore } from '#scripts/build/content-store.ts'
import type { SiteAddress } from '#scripts/build/site-address.ts'
import {
  compiledDocuments,
  type Documents,
  type SourceDocument,
} from '#scripts/content/documents.ts'

/** Where the published site of the tests stands. */
export const PUBLISHED: SiteAddress = { origin: 'https://example.org', base: '/site/', demo: false }

/** The day on which it is published, after all posts but one. */
const TODAY = '2098-01-01'

/** Copies of a post of the content: one that is a draft, and one whose day has not come. */
export const DRAFT = 'a-post-that-is-a-draft'
export const FUTURE = 'a-post-of-another-day'

/** The oldest post in both languages, which has no Ukrainian translation there. */
export function untranslatedPost(): string {
  return slugOf(oldestPair()[0].path)
}

/** The content, with two posts more that are not out yet, and one in one language only. */
export function publishedStore() {
  const compiled = compiledDocuments()
  const documents: Documents = {
    ...compiled,
    list(type) {
      const all = compiled.list(type)
      if (type !== 'Post') return all
      const pair = oldestPair()
      const translation = `posts/${untranslatedPost()}/uk.mdx`
      return [
        ...all.map((post) => (post.path === translation ? changed(post, { draft: true }) : post)),
        ...pair.map((post) => changed(post, { draft: true }, DRAFT)),
        ...pair.map((post) => changed(post, { date: '2099-01-01' }, FUTURE)),
      ]
    },
  }
  return createContentStore({ today: TODAY, drafts: false, documents })
}

const slugOf = (path: string) => path.split('/')[1] ?? ''

const changed = (
  post: SourceDocument,
  fields: Record<string, unknown>,
  slug = slugOf(post.path),
): SourceDocument => ({
  ...post,
  path: post.path.replace(slugOf(post.path), slug),
  fields: { ...post.fields, ...fields },
})

/** Both versions of the oldest post that has two, the Ukrainian one last. */
function oldestPair(): [SourceDocument, SourceDocument] {
  const posts = compiledDocuments()
    .list('Post')
    .filter(({ fields }) => fields.draft !== true)
    .toSorted((one, other) =>
      String(one.fields.date).localeCompare(String(other.fields.date), 'en'),
    )
  for (const english of posts) {
    const ukrainian = posts.find(({ path }) => path === english.path.replace('/en.', '/uk.'))
    if (ukrainian && ukrainian !== english) return [english, ukrainian]
  }
  throw new Error('content/posts has no post in both languages')
}
