import { z } from 'zod'

import { MAX_MODULES } from '#src/lib/course-progress.ts'

import { defineContent } from './document.ts'
import { words } from './text.ts'

/** A module of the paid course. Title, length and summary are public; the body is encrypted. */
const lessonSchema = z.strictObject({
  /**
   * Permanent id, under which browsers store a student's work on the module; it must not change when the module
   * is moved.
   */
  id: z.int().min(1).max(MAX_MODULES),
  /** Position in the course, from 1. */
  module: z.int().min(1).max(MAX_MODULES),
  title: words.max(60),
  /** Duration of reading and exercises in minutes. */
  minutes: z.int().positive(),
  /** Learning outcome in one sentence. */
  summary: words.max(160),
})

export const Lesson = defineContent({
  name: 'Lesson',
  pattern: 'lessons/*/lesson.{en,uk}.mdx',
  format: 'mdx',
  schema: lessonSchema,
})
