import Info from 'lucide-react/icons/info'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

import { Icon } from '#src/ui/icon.tsx'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }

/** A remark beside the text: a note, a tip or a warning, named by a word as well as by its icon. */
export function Callout(props: {
  kind: keyof typeof ICONS
  title?: string
  words: Record<keyof typeof ICONS, string>
  children: ReactNode
}) {
  const { kind, title, words, children } = props
  return (
    <aside className={`callout callout-${kind}`}>
      <p className="callout-t">
        <Icon icon={ICONS[kind]} />
        {title ?? words[kind]}
      </p>
      {children}
    </aside>
  )
}
