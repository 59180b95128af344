import type { z } from 'zod'

import { Case } from '#src/content/schema/case.ts'
import { Certificate } from '#src/content/schema/certificate.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { Course } from '#src/content/schema/course.ts'
import { Lesson } from '#src/content/schema/lesson.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { Package } from '#src/content/schema/package.ts'
import { Post } from '#src/content/schema/post.ts'
import { Product } from '#src/content/schema/product.ts'
import { Project } from '#src/content/schema/project.ts'
import { Redirects } from '#src/content/schema/redirects.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'

import type { ContentFile } from './read-content.ts'

/** A checked document with its file. */
interface Entry<Data> {
  file: string
  id: string
  locale: ContentFile['locale']
  /** Tree of a lesson. */
  body?: ContentFile['body']
  data: Data
}

/** Valid documents by type. */
export type Library = ReturnType<typeof gatherLibrary>

/** Documents used by checks across files. */
export function gatherLibrary(files: readonly ContentFile[]) {
  const ofType = <Schema extends z.ZodObject>(type: { schema: Schema }) =>
    getDocuments(files, type.schema)
  return {
    posts: ofType(Post),
    courses: ofType(Course),
    packages: ofType(Package),
    lessons: ofType(Lesson),
    sites: ofType(Site),
    offers: ofType(Offers),
    certificates: ofType(Certificate),
    claims: ofType(Claims),
    products: ofType(Product),
    cases: ofType(Case),
    projects: ofType(Project),
    services: ofType(Services),
    redirects: ofType(Redirects),
  }
}

/** Filters valid documents. */
export function getDocuments<Schema extends z.ZodObject>(
  files: readonly ContentFile[],
  schema: Schema,
): Entry<z.infer<Schema>>[] {
  // A validated value has the type of its schema.
  return files.filter((file) => file.type?.schema === schema && file.data) as unknown as Entry<
    z.infer<Schema>
  >[]
}
