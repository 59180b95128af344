import type { ReactNode } from 'react'

import { ClosingCall } from './closing-call.tsx'
import { SiteLink } from './site-link.tsx'
import { buttonProps } from './ui/button.tsx'

/** What a reader can do next: the words of a page with their links, the first of them as the button. */
export function NextStep(props: {
  words: {
    question?: string
    answer: string
    text?: string
    links: readonly { label: string; href: string }[]
  }
  /** Stand before the links, which then are no buttons. */
  children?: ReactNode
}) {
  const { words, children } = props
  return (
    <ClosingCall question={words.question} answer={words.answer} text={words.text}>
      {children}
      {words.links.map(({ label, href }, index) => (
        <SiteLink
          key={href}
          href={href}
          {...(index === 0 && !children
            ? buttonProps({ size: 'lg', go: true })
            : { className: 'link' })}
        >
          {label}
        </SiteLink>
      ))}
    </ClosingCall>
  )
}
