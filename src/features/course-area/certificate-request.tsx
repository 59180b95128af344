import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { messageLink } from '#src/lib/message-link.ts'

/** Request for a certificate, which the owner issues: a prepared message to copy or send. */
export function CertificateRequest(props: {
  text: NonNullable<Page<'dashboard'>['done']['certificate']>
  /** Heading level of the title. */
  as?: 'h2' | 'h3'
  className?: string
}) {
  const { text, as: Heading = 'h2', className } = props
  const t = useMessages()
  const { messenger, secondMessenger } = useSite().links

  return (
    <section
      data-slot="certificate-request"
      aria-label={text.title}
      className={cn('border-t-2 border-ink pt-5 text-small', className)}
    >
      <Tag variant="ok">{text.tag}</Tag>
      <Heading className="mt-2 text-h4 font-bold">{text.title}</Heading>
      <p className="text-ink-2">{text.text}</p>
      <p className="mt-3 border-l-[6px] border-pen pl-4 font-serif text-body">{text.message}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton
          framed
          elsewhere
          text={text.message}
          label={t.code.copy}
          copiedLabel={t.code.copied}
          of={text.title}
        />
        {[messenger, secondMessenger].map(
          (link) =>
            link && (
              <NewTabLink
                key={link.url}
                className="link"
                href={messageLink(link, text.message)}
                newTabLabel={t.opensInNewTab}
              >
                {link.label}
              </NewTabLink>
            ),
        )}
      </div>
    </section>
  )
}
