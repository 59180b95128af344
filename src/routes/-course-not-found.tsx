import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Not-found page of a course. */
export function CourseNotFound() {
  const t = useMessages('courses')

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
