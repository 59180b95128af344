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
  words: NonNullable<Page<'dashboard'>['done']['certificate']>
  /** Heading level of the title. */
  as?: 'h2' | 'h3'
  className?: string
}) {
  const { words, as: Heading = 'h2', className } = props
  const t = useMessages()
  const { messenger, secondMessenger } = useSite().links

  return (
    <section
      data-slot="certificate-request"
      aria-label={words.title}
      className={cn('border-t-2 border-ink pt-5 text-small', className)}
    >
      <Tag variant="ok">{words.tag}</Tag>
      <Heading className="mt-2 text-h4 font-bold">{words.title}</Heading>
      <p className="text-ink-2">{words.text}</p>
      <p className="mt-3 border-l-[6px] border-pen pl-4 font-serif text-body">{words.message}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton
          framed
          elsewhere
          text={words.message}
          label={t.code.copy}
          copiedLabel={t.code.copied}
          of={words.title}
        />
        {[messenger, secondMessenger].map(
          (link) =>
            link && (
              <NewTabLink
                key={link.url}
                className="link"
                href={messageLink(link, words.message)}
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
