import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import type { Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { messageLink } from '#src/lib/message-link.ts'

/** Buttons for the free consultation in the messenger and for external profiles. */
export function AboutActions(props: {
  text: Pick<Page<'about'>, 'call' | 'callNote' | 'callMessage'>
}) {
  const { text } = props
  const site = useSite()

  const { messenger, shortVideos, network, videoChannel } = site.links
  return (
    <>
      <ButtonRow>
        <Button asChild go>
          <NewTabLink href={messageLink(messenger, text.callMessage)}>{text.call}</NewTabLink>
        </Button>
        {/* Prevents a single button in the last row. */}
        <div className="flex flex-wrap gap-x-7 gap-y-2">
          {[shortVideos, network, videoChannel]
            .filter((link) => link !== undefined)
            .map((link) => (
              <ExternalLink key={link.url} href={link.url}>
                {link.label}
              </ExternalLink>
            ))}
        </div>
      </ButtonRow>
      <p className="mt-4 meta tabular-nums">{text.callNote}</p>
    </>
  )
}
