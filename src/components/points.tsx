import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

interface PointsProps {
  /** Two columns with larger titles. */
  two?: boolean
  className?: string
  children: ReactNode
}

/** List of items with rules and icons. */
function Points({ two, className, children }: PointsProps) {
  return (
    <ul
      data-slot="points"
      data-two={two || undefined}
      className={cn(
        'group/points grid gap-x-[clamp(2rem,4vw,4rem)] border-t-2 border-ink data-two:md:grid-cols-2',
        className,
      )}
    >
      {children}
    </ul>
  )
}

interface PointProps {
  icon: LucideIcon
  title: string
  text: string
  className?: string
}

/** An item of the list. */
function Point({ icon, title, text, className }: PointProps) {
  return (
    <li
      data-slot="point"
      className={cn(
        'grid grid-cols-[2.125rem_minmax(0,1fr)] content-start gap-x-[1.1rem] gap-y-[0.15rem] border-b border-rule py-[1.35rem] group-data-two/points:py-[1.6rem]',
        className,
      )}
    >
      <Icon icon={icon} size="lg" className="row-span-2" />
      <h3 className="text-h4 group-data-two/points:text-h3">{title}</h3>
      <p className="text-small text-ink-2 group-data-two/points:text-base">{text}</p>
    </li>
  )
}

export { Point, Points }
