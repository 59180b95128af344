import { join } from 'node:path'

import { type Documents, generatedDocuments } from '#scripts/content/documents.ts'
import { Project } from '#src/content/schema/project.ts'

import { createDocumentStore, documentsIn } from './document-store.ts'
import { coverOf, measureCover, ownCover } from './media.ts'
import { createPostStore } from './post-store.ts'
import { createProjectStore } from './project-store.ts'
import { createTextStore } from './text-store.ts'

export type ContentStore = ReturnType<typeof createContentStore>

/** Converts contentlayer's documents to the values that pages import; `show` replaces the documents. */
export function createContentStore(options: {
  /** Date of the build, which decides which posts are published. */
  today: string
  /** Time of the build in ms since 1970, which decides which offers have ended. */
  now?: number
  drafts: boolean
  /** Whether sample reviews are shown; production builds leave them out. */
  samples?: boolean
  documents?: Documents
}) {
  const { now = Date.now(), documents = generatedDocuments() } = options
  const store = createDocumentStore(now, documents)
  return {
    ...createPostStore(store, options),
    ...createProjectStore(store, pictureOf),
    ...createTextStore(store, { ...options, now }),
    show: store.show,
    /**
     * Measures the picture files beside projects. Until then they use
     * drawings.
     * @throws ContentError if a file is not a picture.
     */
    measureProjects: async (next?: Documents) => {
      const all = next ? documentsIn(next, Project) : store.documents(Project)
      const images = all.flatMap(({ data }) => data.image ?? [])
      await Promise.all(images.map((image) => measureCover(fileOf(image))))
    },
  }
}

/** The picture of a project: its file, or a drawing. */
function pictureOf(id: string, data: { image?: string; art?: string; imageAlt?: string }) {
  const own = data.image && ownCover(fileOf(data.image), data.imageAlt)
  return own ? own.cover : coverOf(id, { tags: data.art ? [data.art] : [] })
}

/** File of a project's picture: `./converso.png` → `content/portfolio/converso.png`. */
function fileOf(image: string): string {
  return join('content/portfolio', image)
}
