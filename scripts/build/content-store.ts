import { join } from 'node:path'

import { type Documents, generatedDocuments } from '#scripts/content/documents.ts'
import type { Site } from '#src/content/model.ts'
import { Post } from '#src/content/schema/post.ts'
import { Project } from '#src/content/schema/project.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { createDocumentStore, documentsIn } from './document-store.ts'
import { coverOf, measureCover, ownCover } from './media.ts'
import { createPostStore } from './post-store.ts'
import { createProjectStore } from './project-store.ts'
import { createTextStore } from './text-store.ts'

export type ContentStore = ReturnType<typeof createContentStore>

/** Converts contentlayer's documents to the values that pages import. */
export function createContentStore(options: {
  /** Date of the build, which decides which posts are published. */
  today: string
  /** Time of the build in ms since 1970, which decides which offers have ended. */
  now?: number
  drafts: boolean
  /** Whether sample reviews and certificates are shown; production builds leave them out. */
  samples?: boolean
  documents?: Documents
  /** Default repository for sites whose settings do not name one. */
  repository?: Site['repository']
}) {
  const { now = Date.now(), documents = generatedDocuments() } = options
  const store = createDocumentStore(now, documents)
  const posts = createPostStore(store, options)
  const texts = createTextStore(store, { ...options, now })
  return {
    ...posts,
    ...createProjectStore(store, pictureOf),
    ...texts,
    site: (locale: Locale) => ({ repository: options.repository, ...texts.site(locale) }),
    /**
     * Measures the pictures of posts and projects and replaces the documents. A picture that has not been
     * measured is replaced by a generated cover.
     * @throws ContentError if a file is not a picture.
     */
    show: async (next: Documents = options.documents ?? generatedDocuments()) => {
      const pictures = documentsIn(next, Project).flatMap(({ data }) => data.image ?? [])
      const files = [...posts.coverFiles(documentsIn(next, Post)), ...pictures.map(fileOf)]
      await Promise.all(files.map(measureCover))
      store.show(next)
    },
  }
}

/** Picture of a project: its file, or a generated cover. */
function pictureOf(id: string, data: { image?: string; art?: string; imageAlt?: string }) {
  const own = data.image && ownCover(fileOf(data.image), data.imageAlt)
  return own ? own.cover : coverOf(id, { tags: data.art ? [data.art] : [] })
}

/** File of a project's picture: `./converso.png` → `content/portfolio/converso.png`. */
function fileOf(image: string): string {
  return join('content/portfolio', image)
}
