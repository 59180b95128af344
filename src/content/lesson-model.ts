/** Public data of a module. */
export interface CourseModule {
  /** The module's id minus one; a student's work is stored under it, as in `completedModules`. */
  key: number
  /** Position in the course, from 0. */
  index: number
  title: string
  /** Duration in minutes, including exercises. */
  minutes: number
  summary: string
  /** Number of the module's parts. */
  parts: number
}

/** How the course can be opened in this build. */
export interface CourseAccess {
  /** `demo` shows its code on the page; `closed` was built without a code and cannot be opened. */
  state: 'open' | 'demo' | 'closed'
  demoCode?: string
}

/** Encrypted files of a language, by their paths below the site's root. */
export interface LessonFiles {
  keys: string
  /** By module index. */
  lessons: Record<number, { name: string; path: string }>
}

/**
 * A node of a lesson: text, or an element with its attributes. A capitalized tag is a component of
 * the lesson page. There are no other kinds, so no raw HTML is rendered.
 */
export type LessonNode =
  | string
  | {
      tag: string
      attributes?: Record<string, string>
      children?: LessonNode[]
    }

/** The free lesson. */
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

/** Kinds of quizzes: single choice, multiple choice, ordering, filling gaps, rating a prompt. */
export const QUIZ_KINDS = ['single', 'multiple', 'order', 'gap', 'rate'] as const

export type QuizKind = (typeof QUIZ_KINDS)[number]

/** Possible marks of a criterion. */
export const MARKS = ['1', '2', '3', '4', '5'] as const
