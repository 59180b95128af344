/** A module of the course as its card shows it. */
export interface CourseModule {
  /** Place in the course from 0, as `completedModules` counts. */
  index: number
  title: string
  /** Reading and exercises together, in minutes. */
  minutes: number
  summary: string
  /** Number of the module's parts. */
  parts: number
}

/** Who can open the course in this build. */
export interface CourseAccess {
  /** `demo` shows its code on the page; `closed` was built without a code, so that none opens it. */
  state: 'open' | 'demo' | 'closed'
  demoCode?: string
}

/** Encrypted files of a language, by their paths below the site's root. */
export interface LessonFiles {
  keys: string
  /** By the indexes of their modules. */
  lessons: Record<number, { name: string; path: string }>
}

/**
 * A node of a lesson: text, or an element with its attributes. A tag in capitals is a component of
 * the lesson page. Nothing else can stand in a lesson, so it is rendered without HTML.
 */
export type LessonNode =
  | string
  | {
      tag: string
      attributes?: Record<string, string>
      children?: LessonNode[]
    }

/** The lesson that everybody may read. */
export interface FreeLesson {
  module: CourseModule
  document: LessonDocument
}

/** A decrypted lesson. */
export interface LessonDocument {
  /** Titles of the parts, each a second-level heading. */
  parts: string[]
  body: LessonNode[]
}
