import { Link } from '@tanstack/react-router'

import { Question } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { LevelTag, Tag } from '#src/components/ui/tag.tsx'
import type { Page, Site } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { messageLink } from '#src/lib/message-link.ts'

import { CertificateRequest } from './certificate-request.tsx'

const TITLE = 'text-[clamp(1.75rem,1.3rem+2.1vw,2.875rem)]/[1.07]'
const BENEFIT_CLASS = 'mt-[0.6rem] text-small/body text-ink-2'
const BENEFIT_TITLE = 'block text-h4/body font-bold text-ink'

/** Dialog that opens once, when the last module is completed. */
export function Congratulations(props: {
  text: Page<'dashboard'>['done']
  count: number
  messenger: Site['links']['messenger']
  onClose: () => void
}) {
  const { text, count, messenger, onClose } = props
  const t = useMessages('area')

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent closeLabel={t.area.close}>
        {text.question && <Question className={TITLE}>{text.question}</Question>}
        <DialogTitle className={cn(TITLE, 'mt-[0.1em] tracking-[-0.03em]')}>
          {text.answer}
        </DialogTitle>
        <DialogDescription className="mt-[1.1rem] max-w-lead text-lead text-ink-2">
          {text.lead}
        </DialogDescription>
        <div
          className="mt-8 grid grid-cols-5 gap-[6px]"
          role="img"
          aria-label={t.area.modulesCompleted(count, count)}
        >
          {Array.from({ length: count }, (_, index) => (
            // The pieces appear one after another.
            <i
              key={index}
              className="h-[26px] origin-left animate-draw bg-ok"
              style={{ animationDelay: `calc(${index} * var(--dur-2))` }}
            />
          ))}
        </div>
        <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <div>
            <dt>
              <LevelTag level={2} counted>
                {text.level.tag}
              </LevelTag>
            </dt>
            <dd className={BENEFIT_CLASS}>
              <b className={BENEFIT_TITLE}>{text.level.title}</b>
              {text.level.text}
            </dd>
          </div>
          <div>
            <dt>
              <Tag variant="marker" className="tabular-nums">
                {text.discount.tag}
              </Tag>
            </dt>
            <dd className={BENEFIT_CLASS}>
              <b className={BENEFIT_TITLE}>{text.discount.title}</b>
              {text.discount.text}{' '}
              <NewTabLink
                className="link"
                href={messageLink(messenger, text.discount.message)}
                newTabLabel={t.opensInNewTab}
              >
                {text.discount.claim}
              </NewTabLink>
            </dd>
          </div>
        </dl>
        {text.certificate && (
          <CertificateRequest as="h3" className="mt-6" text={text.certificate} />
        )}
        <ButtonRow>
          <Button asChild size="lg" go>
            <SiteLink href={text.level.href}>{text.call}</SiteLink>
          </Button>
          <Link to="/learning-path" className="link">
            {text.path}
          </Link>
        </ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
