import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import type { Site } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'

/** The way onto the waitlist, as a button; `title` names the course where several stand on a page. */
export function WaitlistLink(props: {
  site: Site
  title?: string
  className?: string
  t: MessagesOf<'courses'>
}) {
  const { site, title, className, t } = props
  return (
    <NewTabLink
      href={site.links.waitlist.url}
      className={cn('btn', className)}
      newTabLabel={t.opensInNewTab}
    >
      {t.courses.joinWaitlist}
      {title && <span className="vh">: {title}</span>}
    </NewTabLink>
  )
}
