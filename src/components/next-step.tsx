import type { ReactNode } from 'react'

import { ClosingCall } from './closing-call.tsx'
import { SiteLink } from './site-link.tsx'
import { Button } from './ui/button.tsx'

/** Next steps for a reader: texts and links, the first of which is a button. */
export function NextStep(props: {
  text: {
    question?: string
    answer: string
    text?: string
    links: readonly { label: string; href: string }[]
  }
  /** Content before the links, which are then shown as text links. */
  children?: ReactNode
}) {
  const { text, children } = props
  return (
    <ClosingCall {...text}>
      {children}
      {text.links.map(({ label, href }, index) =>
        index === 0 && !children ? (
          <Button key={href} asChild size="lg" go>
            <SiteLink href={href}>{label}</SiteLink>
          </Button>
        ) : (
          <SiteLink key={href} href={href} className="link">
            {label}
          </SiteLink>
        ),
      )}
    </ClosingCall>
  )
}
