// Virtual modules that scripts/build/content-plugin.ts generates from contentlayer's output.
declare module 'virtual:content/project-facts' {
  import type { ProjectFacts } from '#src/content/model.ts'
  export const data: Record<string, ProjectFacts>
}
declare module 'virtual:content/certificate-ids' {
  export const data: string[]
}
// Location of content files: an address is `folder` + id + `suffix`; `load` imports one.
declare module 'virtual:content-files' {
  export const folder: string
  export const suffix: string
  export const load: (id: string) => Promise<unknown>
}
declare module 'virtual:course/order' {
  export const moduleKeys: readonly number[]
}
declare module 'virtual:course/modules/*' {
  import type { CourseAccess, CourseModule, LessonFiles } from '#src/content/lesson-model.ts'
  export const modules: CourseModule[]
  export const access: CourseAccess
  export const files: LessonFiles
}
declare module 'virtual:course/free/*' {
  import type { FreeLesson } from '#src/content/lesson-model.ts'
  export const lesson: FreeLesson | undefined
}
