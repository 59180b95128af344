import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'

import { useOwnCourse } from './use-progress.ts'

/** Where who has paid enters the access code; whose course is open needs it no more. */
export function PaidLink(props: {
  course: Course
  className?: string
  t: MessagesOf<'courses'>['courses']
}) {
  const { course, className, t } = props
  const own = useOwnCourse(course)
  if (!course.area || own) return null
  return (
    <SiteLink href="/access-code" className={cn('by-progress', className)}>
      {t.alreadyPaid}
    </SiteLink>
  )
}
