import { MissingItem } from '#src/features/shell/missing-item.tsx'
import type { MessagesOf } from '#src/i18n/messages.ts'

/** What stands at the address of a course that does not exist. */
export function CourseNotFound({ t }: { t: MessagesOf<'courses'> }) {
  return (
    <MissingItem
      question={t.courses.courseNotFoundQuestion}
      title={t.courses.courseNotFound}
      text={t.courses.courseNotFoundText}
      backTo="/courses"
      backLabel={t.courses.backToCourses}
    />
  )
}
