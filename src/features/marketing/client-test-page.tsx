import { useEffect, useRef, useState } from 'react'

import { MessageButton } from '#src/components/message-button.tsx'
import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { PANEL } from '#src/components/ui/card.tsx'
import type { Page, Site, SupportChat } from '#src/content/model.ts'
import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'
import { cn } from '#src/lib/cn.ts'

type State = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * The test page of the support chat, which is loaded after a click. It runs in a frame with an opaque origin,
 * where the third-party script cannot read the site's storage.
 */
export function ClientTestPage(props: {
  page: Page<'client-test'>
  chat: SupportChat
  messenger: Site['links']['messenger']
}) {
  const { page, chat, messenger } = props
  const { failed } = page
  const [state, setState] = useState<State>('idle')
  const frame = useRef<HTMLIFrameElement>(null)
  const start = () => setState('loading')

  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<{ supportChat?: State } | undefined>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data?.supportChat === 'ready' || data?.supportChat === 'failed')
        setState(data.supportChat)
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [])

  const startButton = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'idle' || document.activeElement !== document.body) return
    // The pressed button has been removed, so focus moves to its replacement.
    const next = startButton.current ?? status.current
    next?.focus({ preventScroll: true })
  }, [state])

  return (
    <Section hero className="pb-section">
      <SectionHeading as="h1" size="h1" {...page.hero} />
      <p className="mt-6 max-w-lead text-lead text-ink-2">{page.lead}</p>
      <p className="mt-5 max-w-[38em]">{page.consent}</p>
      {chat.sample && <Notice className="max-w-[38em]">{page.sample}</Notice>}
      {(state === 'idle' || state === 'loading') && (
        <ButtonRow className="no-js:hidden">
          <Button
            ref={startButton}
            size="lg"
            busy={state === 'loading'}
            busyLabel={page.loading}
            onClick={start}
          >
            {page.start}
          </Button>
        </ButtonRow>
      )}
      <div ref={status} aria-live="polite" tabIndex={-1}>
        {state === 'ready' && <p className="mt-5 max-w-[38em]">{page.ready}</p>}
        {state === 'failed' && (
          <div className={cn(PANEL, 'mt-block')}>
            <SectionHeading {...failed} />
            <p className="mt-5 max-w-[38em]">{failed.text}</p>
            <ButtonRow>
              <Button size="lg" onClick={start}>
                {failed.retry}
              </Button>
              <MessageButton size="lg" variant="line" href={messenger.url}>
                {failed.messenger}
              </MessageButton>
            </ButtonRow>
          </div>
        )}
      </div>
      {(state === 'loading' || state === 'ready') && (
        <iframe
          ref={frame}
          // Except on phones the chat's panel takes a quarter of the window's height. Below it is the button
          // that opens it, for which support-chat-frame.ts reserves 112 px.
          className="mt-block h-[85svh] w-full not-data-ready:invisible min-[501px]:h-[calc(25vh+112px)]"
          data-ready={state === 'ready' ? '' : undefined}
          title={page.seo.title}
          src={`${import.meta.env.BASE_URL.slice(0, -1)}${CHAT_FRAME_PATH}#${encodeURIComponent(page.seo.title)}`}
          // Without `allow-same-origin` the frame has an opaque origin.
          sandbox="allow-scripts allow-forms allow-popups"
        />
      )}
    </Section>
  )
}
