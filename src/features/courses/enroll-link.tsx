import type { ComponentProps } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { Course } from '#src/content/model.ts'
import { enrollHref, priceState } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { useOwnArea } from './use-own-area.ts'

/** The way into a course, as a button: payment, free material, what is to come, or the course itself for whoever has it. */
export function EnrollLink({
  course,
  label,
  className,
  ...button
}: Pick<ComponentProps<typeof Button>, 'size' | 'wide' | 'className'> & {
  course: Course
  /** Instead of the words for the course's state. */
  label?: string
}) {
  const t = useMessages('courses')

  const own = useOwnArea(course)
  const state = priceState(course)
  const isExternal = !own && state !== 'soon'
  const words = { soon: t.courses.waiting, free: t.courses.getFree, paid: t.courses.enroll }[state]
  return (
    // Whether the course is bought is known later than the page is there.
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
