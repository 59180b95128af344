import type { Site } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { ExternalLink } from '#src/ui/external-link.tsx'
import { NewTabLink } from '#src/ui/new-tab-link.tsx'

/** The free consultation, in the messenger, and the profiles elsewhere. */
export function AboutActions({
  label,
  site,
  t,
}: {
  label: string
  site: Site
  t: MessagesOf<'showcase'>
}) {
  const { messenger, shortVideos, network, videoChannel } = site.links
  return (
    <div className="cta-row">
      <Button asChild go>
        <NewTabLink href={messenger.url} newTabLabel={t.opensInNewTab}>
          {label}
        </NewTabLink>
      </Button>
      {/* None of them falls to a row of its own. */}
      <div className="profiles">
        {[shortVideos, network, videoChannel].map((link) => (
          <ExternalLink key={link.url} href={link.url} newTabLabel={t.opensInNewTab}>
            {link.label}
          </ExternalLink>
        ))}
      </div>
    </div>
  )
}
