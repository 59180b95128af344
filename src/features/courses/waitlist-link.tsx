import type { ComponentProps } from 'react'

import { MessageButton } from '#src/components/message-button.tsx'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Button that leads to the waitlist. `title` names the course if a page has several of these buttons. */
export function WaitlistLink({
  title,
  ...button
}: { title?: string } & Pick<
  ComponentProps<typeof MessageButton>,
  'variant' | 'size' | 'go' | 'wide' | 'className'
>) {
  const site = useSite()
  const t = useMessages('courses')

  return (
    <MessageButton href={site.links.waitlist.url} {...button}>
      {t.courses.joinWaitlist}
      {title && <span className="sr-only">: {title}</span>}
    </MessageButton>
  )
}
