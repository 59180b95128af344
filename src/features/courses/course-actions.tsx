import Lock from 'lucide-react/icons/lock'
import type { ComponentProps, ReactNode } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { contentHref, courseHref } from '#src/content/course-paths.ts'
import type { Course } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'
import type { CourseState } from '#src/lib/course-progress.ts'

import { WaitlistLink } from './waitlist-link.tsx'

/** Classes of the buttons of a locked course. */
const QUIET_BUTTON =
  'border-rule-strong bg-transparent max-xs:gap-[0.4em] max-xs:px-[0.4rem] max-xs:text-small/[1.2] max-xs:tracking-[-0.03em] off:border-rule-strong off:bg-transparent'

interface CourseActionsProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'go' | 'wide' | 'className'
> {
  course: Course
  state: CourseState
  lockedLabel: string
  /** Id of the lock reason. */
  reasonId: string
  /** Label of the link to the course. */
  label: ReactNode
}

/**
 * Buttons of a course card: the inactive one of a locked course, and the link to the course or to its waitlist.
 * The inactive one uses `aria-disabled` and stays in the tab order, so that keyboard and screen reader users
 * find the reason that describes it.
 */
export function CourseActions(props: CourseActionsProps) {
  const { course, state, lockedLabel, reasonId, label, variant, go, wide, className } = props
  const { lock, action, isOwned } = state
  const linkClassName = cn(className, lock && QUIET_BUTTON)
  return (
    <>
      {lock && (
        <Button
          wide={wide}
          className={cn(QUIET_BUTTON, className)}
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          <Icon icon={Lock} />
          {lockedLabel}
        </Button>
      )}{' '}
      {action === 'waitlist' && (
        <WaitlistLink title={course.title} variant="line" wide={wide} className={linkClassName} />
      )}
      {action && action !== 'waitlist' && (
        <Button asChild variant={variant} go={go} wide={wide} className={linkClassName}>
          {/* A course on this site opens in its own area. */}
          <SiteLink href={isOwned && action !== 'plan' ? contentHref(course) : courseHref(course)}>
            {label}
            <span className="sr-only">: {course.title}</span>
          </SiteLink>
        </Button>
      )}
    </>
  )
}
