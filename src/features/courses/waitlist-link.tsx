import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

/** The way onto the waitlist, as a button; `title` names the course where several stand on a page. */
export function WaitlistLink(props: { title?: string; className?: string }) {
  const { title, className } = props
  const site = useSite()
  const t = useMessages('courses')

  return (
    <NewTabLink
      href={site.links.waitlist.url}
      className={cn('btn', className)}
      newTabLabel={t.opensInNewTab}
    >
      {t.courses.joinWaitlist}
      {title && <span className="sr-only">: {title}</span>}
    </NewTabLink>
  )
}
