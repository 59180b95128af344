import { useRouteContext } from '@tanstack/react-router'

import { MissingItem } from '#src/features/shell/missing-item.tsx'

/** What stands at the address of a course that does not exist. */
export function CourseNotFound() {
  const { t } = useRouteContext({ from: '__root__' })
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
