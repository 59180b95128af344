import type { LucideIcon } from 'lucide-react'

import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

interface PointsProps {
  items: readonly { icon: LucideIcon; title: string; text: string }[]
  /** Two columns with larger titles. */
  two?: boolean
  className?: string
  itemClassName?: string
}

/** List of items with rules and icons. */
export function Points({ items, two, className, itemClassName }: PointsProps) {
  return (
    <ul
      data-slot="points"
      data-two={two || undefined}
      className={cn(
        'group/points grid gap-x-[clamp(2rem,4vw,4rem)] border-t-2 border-ink data-two:md:grid-cols-2',
        className,
      )}
    >
      {items.map(({ icon, title, text }) => (
        <li
          key={title}
          data-slot="point"
          className={cn(
            'grid grid-cols-[2.125rem_minmax(0,1fr)] content-start gap-x-[1.1rem] gap-y-[0.15rem] border-b border-rule py-[1.35rem] group-data-two/points:py-[1.6rem]',
            itemClassName,
          )}
        >
          <Icon icon={icon} size="lg" className="row-span-2" />
          <h3 className="text-h4 group-data-two/points:text-h3">{title}</h3>
          <p className="text-small text-ink-2 group-data-two/points:text-base">{text}</p>
        </li>
      ))}
    </ul>
  )
}
