import { z } from 'zod'

import { MAX_MODULES } from '#src/lib/course-progress.ts'

import { defineContent } from './document.ts'
import { words } from './text.ts'

/** A module of the paid course. Title, length and summary are public; the body is encrypted. */
const lessonSchema = z.strictObject({
  /** Browsers keep a student's work on the module by it, wherever the module stands; it never changes. */
  id: z.int().min(1).max(MAX_MODULES),
  /** Place in the course, counted from 1. */
  module: z.int().min(1).max(MAX_MODULES),
  title: words.max(60),
  /** Reading and exercises, in minutes. */
  minutes: z.int().positive(),
  /** What the student can do afterwards, in one sentence. */
  summary: words.max(160),
})

export const Lesson = defineContent({
  name: 'Lesson',
  pattern: 'lessons/*/lesson.{en,uk}.mdx',
  format: 'mdx',
  schema: lessonSchema,
})
