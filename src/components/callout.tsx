import { cva } from 'class-variance-authority'
import Info from 'lucide-react/icons/info'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }

const calloutVariants = cva(
  'border-l-6 bg-sunk px-[clamp(1.1rem,3vw,1.5rem)] pt-[1.1rem] pb-5 font-sans text-body/normal hyphens-manual print:break-inside-avoid [&>:not(:first-child)]:mt-2',
  {
    variants: {
      kind: { note: 'border-rule-strong', tip: 'border-pen', warning: 'border-err' },
    },
  },
)

/** A note, tip or warning beside the text, identified by a word and an icon. */
export function Callout(props: {
  kind: keyof typeof ICONS
  title?: string
  labels: Record<keyof typeof ICONS, string>
  /** Language of the text if it differs from the surrounding one. */
  lang?: string
  children: ReactNode
}) {
  const { kind, title, labels, lang, children } = props
  return (
    <aside data-slot="callout" className={calloutVariants({ kind })}>
      <p className="flex items-center gap-[0.6rem] font-semi" lang={title ? undefined : lang}>
        <Icon icon={ICONS[kind]} />
        {title ?? labels[kind]}
      </p>
      {children}
    </aside>
  )
}
