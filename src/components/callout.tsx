import Info from 'lucide-react/icons/info'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }

/** A remark beside the text: a note, a tip or a warning, named by a word as well as by its icon. */
export function Callout(props: {
  kind: keyof typeof ICONS
  title?: string
  words: Record<keyof typeof ICONS, string>
  /** Language of the words, where it is not the text's. */
  lang?: string
  children: ReactNode
}) {
  const { kind, title, words, lang, children } = props
  return (
    <aside className={`callout callout-${kind}`}>
      <p className="callout-t" lang={title ? undefined : lang}>
        <Icon icon={ICONS[kind]} />
        {title ?? words[kind]}
      </p>
      {children}
    </aside>
  )
}
