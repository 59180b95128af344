// Modules that scripts/build/content-plugin.ts makes of contentlayer's output.
declare module 'virtual:content/site/*' {
  import type { Site } from '#src/content/model.ts'
  export const site: Site
}
declare module 'virtual:content/redirects' {
  import type { Redirects } from '#src/content/model.ts'
  export const redirects: Redirects
}
declare module 'virtual:content/support-chat' {
  import type { SupportChat } from '#src/content/model.ts'
  export const chat: SupportChat
}
declare module 'virtual:content/factory' {
  import type { Factory } from '#src/content/model.ts'
  export const factory: Factory
}
declare module 'virtual:content/factory-words/*' {
  import type { FactoryWords } from '#src/content/model.ts'
  export const words: FactoryWords
}
declare module 'virtual:content/legal-texts/*' {
  import type { CompiledBody } from '#src/content/compiled-body.ts'
  import type { LegalId, LegalText } from '#src/content/model.ts'
  export const legal: Record<LegalId, () => Promise<{ legal: LegalText; default: CompiledBody }>>
}
declare module 'virtual:content/services' {
  import type { Services } from '#src/content/model.ts'
  export const services: Services
}
declare module 'virtual:content/offers' {
  import type { Offers } from '#src/content/model.ts'
  export const offers: Offers
}
declare module 'virtual:content/portrait' {
  import type { Picture } from '#src/content/model.ts'
  export const portrait: Picture
}
declare module 'virtual:content/claims/*' {
  import type { Claims } from '#src/content/model.ts'
  export const claims: Claims
}
declare module 'virtual:content/products/*' {
  import type { Product } from '#src/content/model.ts'
  export const products: Product[]
}
declare module 'virtual:content/cases/*' {
  import type { Case } from '#src/content/model.ts'
  export const cases: Case[]
}
declare module 'virtual:content/project-facts' {
  import type { ProjectFacts } from '#src/content/model.ts'
  export const facts: Record<string, ProjectFacts>
}
declare module 'virtual:content/projects/*' {
  import type { ProjectDetails, ProjectSummary } from '#src/content/model.ts'
  export const projects: ProjectSummary[]
  export const details: Record<string, (() => Promise<{ project: ProjectDetails }>) | undefined>
}
declare module 'virtual:content/courses/*' {
  import type { Course } from '#src/content/model.ts'
  export const courses: Course[]
}
declare module 'virtual:content/packages/*' {
  import type { CoursePackage } from '#src/content/model.ts'
  export const packages: CoursePackage[]
}
declare module 'virtual:content/course-texts/*' {
  import type { CourseText } from '#src/content/model.ts'
  export const texts: Record<string, (() => Promise<{ text: CourseText }>) | undefined>
}
declare module 'virtual:content/pages/*' {
  import type { Page, PageName } from '#src/content/model.ts'
  export const pages: { [Name in PageName]: () => Promise<{ page: Page<Name> }> }
}
// Where the files of the blog lie: the address of one is `folder`, its id and `suffix`; and how one is loaded.
declare module 'virtual:content-files' {
  export const folder: string
  export const suffix: string
  export const load: (id: string) => Promise<unknown>
}
declare module 'virtual:course/count' {
  export const moduleCount: number
}
declare module 'virtual:course/modules/*' {
  import type { CourseAccess, CourseModule } from '#src/content/lesson-model.ts'
  export const modules: CourseModule[]
  export const access: CourseAccess
}
declare module 'virtual:course/free/*' {
  import type { FreeLesson } from '#src/content/lesson-model.ts'
  export const lesson: FreeLesson | undefined
}
declare module 'virtual:course/files/*' {
  import type { LessonFiles } from '#src/content/lesson-model.ts'
  export const files: LessonFiles
}
