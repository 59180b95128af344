import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react'

import { Exchange } from '#src/components/exchange.tsx'
import { MessageButton } from '#src/components/message-button.tsx'
import { Section } from '#src/components/section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { Page, Site, SupportChat } from '#src/content/model.ts'

import { limitPanel } from './limit-panel.ts'
import { isAdmitted, loadElement } from './load-script.ts'

/** Notes in the session that the press came before the document with the right policy. */
const PRESSED = 'supportChat'

type State = 'idle' | 'loading' | 'ready' | 'failed'

/** The test page of the support chat: nothing of it is loaded before a press. */
export function ClientTestPage(props: {
  page: Page<'client-test'>
  chat: SupportChat
  messenger: Site['links']['messenger']
  newTab: string
}) {
  const { page, chat, messenger, newTab } = props
  const { failed } = page
  const [state, setState] = useState<State>('idle')

  const start = async () => {
    setState('loading')
    try {
      await loadElement(chat.script, chat.element)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  const press = () => {
    if (isAdmitted(chat.script)) return start()
    // The document came from another page, with its policy: this page's own admits the chat.
    try {
      sessionStorage.setItem(PRESSED, '1')
    } catch {
      // Nothing can be noted: the button is pressed once more after the reload.
    }
    location.reload()
    return undefined
  }
  const goOn = useEffectEvent(() => {
    try {
      if (!sessionStorage.getItem(PRESSED)) return
      sessionStorage.removeItem(PRESSED)
    } catch {
      return
    }
    // The page is drawn first as it stands, then the chat is on its way.
    queueMicrotask(() => void start())
  })
  useEffect(() => goOn(), [])

  useEffect(() => {
    // The chat says so once its panel is there.
    const onLoaded = () => limitPanel(document.querySelector(chat.element))
    addEventListener('dfMessengerLoaded', onLoaded)
    return () => removeEventListener('dfMessengerLoaded', onLoaded)
  }, [chat.element])

  const startButton = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'idle' || document.activeElement !== document.body) return
    // What was pressed is gone: one goes on from what has come in its place.
    const next = startButton.current ?? status.current
    next?.focus({ preventScroll: true })
  }, [state])

  return (
    <Section hero className="page-end">
      <Exchange as="h1" size="h1" question={page.hero.question} answer={page.hero.answer} />
      <p className="lead mt-6">{page.lead}</p>
      <p className="chat-note">{page.consent}</p>
      {chat.sample && <p className="notice chat-note">{page.sample}</p>}
      {(state === 'idle' || state === 'loading') && (
        <div className="cta-row needs-js">
          <Button
            ref={startButton}
            size="lg"
            busy={state === 'loading'}
            busyLabel={page.loading}
            onClick={() => void press()}
          >
            {page.start}
          </Button>
        </div>
      )}
      <div ref={status} aria-live="polite" tabIndex={-1}>
        {state === 'ready' && <p className="chat-note">{page.ready}</p>}
        {state === 'failed' && (
          <div className="panel chat-failed">
            <Exchange question={failed.question} answer={failed.answer} />
            <p className="chat-note">{failed.text}</p>
            <div className="cta-row">
              <Spaced>
                <Button size="lg" onClick={() => void press()}>
                  {failed.retry}
                </Button>
                <MessageButton size="lg" variant="line" href={messenger.url} newTabLabel={newTab}>
                  {failed.messenger}
                </MessageButton>
              </Spaced>
            </div>
          </div>
        )}
      </div>
      {state === 'ready' &&
        createElement(chat.element, {
          class: 'chat-widget',
          intent: chat.intent,
          'agent-id': chat.agentId,
          'language-code': chat.language,
          'chat-title': page.seo.title,
        })}
    </Section>
  )
}
