// Modules that scripts/build/content-plugin.ts makes of contentlayer's output.
declare module 'virtual:content/site/*' {
  import type { Site } from '#src/content/model.ts'
  export const site: Site
}
declare module 'virtual:content/redirects' {
  import type { Redirects } from '#src/content/model.ts'
  export const redirects: Redirects
}
declare module 'virtual:content/courses/*' {
  import type { Course } from '#src/content/model.ts'
  export const courses: Course[]
}
declare module 'virtual:content/pages/*' {
  import type { Page, PageName } from '#src/content/model.ts'
  export const pages: { [Name in PageName]: () => Promise<{ page: Page<Name> }> }
}
declare module 'virtual:content/posts/*' {
  import type { PostIndex, PostSummary } from '#src/content/model.ts'
  export const index: PostIndex
  /** Chunks of the list, nine posts each, newest first. */
  export const chunks: (() => Promise<{ posts: PostSummary[] }>)[]
  /** Lists by tag. */
  export const tags: Record<string, (() => Promise<{ posts: PostSummary[] }>) | undefined>
}
declare module 'virtual:content/post-bodies/*' {
  import type { MDXContent } from 'mdx/types'
  import type { PostDetails } from '#src/content/model.ts'
  export const bodies: Record<
    string,
    (() => Promise<{ post: PostDetails; default: MDXContent }>) | undefined
  >
}
declare module 'virtual:course/modules/*' {
  import type { CourseAccess, CourseModule } from '#src/content/lesson-model.ts'
  export const modules: CourseModule[]
  export const access: CourseAccess
}
declare module 'virtual:course/files/*' {
  import type { LessonFiles } from '#src/content/lesson-model.ts'
  export const files: LessonFiles
}
