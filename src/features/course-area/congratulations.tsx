import { Link } from '@tanstack/react-router'

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
import { messageLink } from '#src/lib/message-link.ts'

/** What the transition to five of five opens, once. */
export function Congratulations(props: {
  words: Page<'dashboard'>['done']
  count: number
  messenger: Site['links']['messenger']
  onClose: () => void
}) {
  const { words, count, messenger, onClose } = props
  const t = useMessages('area')

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent closeLabel={t.area.close}>
        {words.question && <p className="q cg-q">{words.question}</p>}
        <DialogTitle className="cg-a">{words.answer}</DialogTitle>
        <DialogDescription className="lead">{words.lead}</DialogDescription>
        <div className="five" role="img" aria-label={t.area.completedOf(count, count)}>
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <dl className="cg-n">
          <div>
            <dt>
              <LevelTag level={2} counted>
                {words.level.tag}
              </LevelTag>
            </dt>
            <dd>
              <b>{words.level.title}</b>
              {words.level.text}
            </dd>
          </div>
          <div>
            <dt>
              <Tag variant="marker" className="num">
                {words.discount.tag}
              </Tag>
            </dt>
            <dd>
              <b>{words.discount.title}</b>
              {words.discount.text}{' '}
              <NewTabLink
                className="link"
                href={messageLink(messenger, words.discount.message)}
                newTabLabel={t.opensInNewTab}
              >
                {words.discount.claim}
              </NewTabLink>
            </dd>
          </div>
        </dl>
        <ButtonRow>
          <Button asChild size="lg" go>
            <SiteLink href={words.level.href}>{words.call}</SiteLink>
          </Button>
          <Link to="/learning-path" className="link">
            {words.path}
          </Link>
        </ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
