import type { ComponentProps } from 'react'

import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course } from '#src/content/model.ts'
import { enrollHref, priceState } from '#src/content/prices.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

/** The way into a course: payment, free material, or what is to come. */
export function EnrollLink({
  course,
  label,
  t,
  ...props
}: Omit<ComponentProps<'a'>, 'ref' | 'href' | 'children'> & {
  course: Course
  /** Instead of the words for the course's state. */
  label?: string
  t: MessagesOf<'courses'>
}) {
  const state = priceState(course)
  const isExternal = state !== 'soon'
  const words = { soon: t.courses.waiting, free: t.courses.getFree, paid: t.courses.enroll }[state]
  return (
    <SiteLink
      href={enrollHref(course)}
      {...props}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {label ?? words}
      {isExternal && <span className="vh"> ({t.opensInNewTab})</span>}
    </SiteLink>
  )
}
