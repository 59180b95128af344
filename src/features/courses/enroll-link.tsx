import type { ComponentProps } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { enrollHref } from '#src/content/course-paths.ts'
import type { Course } from '#src/content/model.ts'
import { priceState } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { useOwnArea } from './use-own-area.ts'

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

  const own = useOwnArea(course)
  const state = priceState(course)
  const isExternal = !own && state !== 'soon'
  const words = { soon: t.courses.waiting, free: t.courses.getFree, paid: t.courses.enroll }[state]
  return (
    // Hidden until stored progress has been read.
    <Button asChild go className={cn('in-data-progress:invisible', className)} {...button}>
      <SiteLink
        href={own ?? enrollHref(course)}
        {...(isExternal && { target: '_blank', rel: 'noopener' })}
      >
        {own ? t.courses.toCourse : (label ?? words)}
        {isExternal && <span className="sr-only"> ({t.opensInNewTab})</span>}
      </SiteLink>
    </Button>
  )
}
