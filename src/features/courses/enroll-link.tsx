import type { ComponentProps } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { enrollHref } from '#src/content/course-paths.ts'
import type { Course } from '#src/content/model.ts'
import { priceState } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { useCourseAreaPath } from './use-course-area-path.ts'

/**
 * Button that leads to payment, to free material, to the contents of an upcoming course, or to the course
 * area of an owner.
 */
export function EnrollLink({
  course,
  label,
  className,
  ...button
}: Pick<ComponentProps<typeof Button>, 'size' | 'wide' | 'className'> & {
  course: Course
  /** Replaces the default label of the course's state. */
  label?: string
}) {
  const t = useMessages('courses')

  const areaPath = useCourseAreaPath(course)
  const state = priceState(course)
  const isExternal = !areaPath && state !== 'soon'
  const labels = { soon: t.courses.waiting, free: t.courses.getFree, paid: t.courses.enroll }[state]
  return (
    // Hidden until stored progress has been read.
    <Button asChild go className={cn('in-data-progress:invisible', className)} {...button}>
      <SiteLink
        href={areaPath ?? enrollHref(course)}
        {...(isExternal && { target: '_blank', rel: 'noopener' })}
      >
        {areaPath ? t.courses.toCourse : (label ?? labels)}
        {isExternal && <span className="sr-only"> ({t.opensInNewTab})</span>}
      </SiteLink>
    </Button>
  )
}
