import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'
import type { Level } from '#src/lib/levels.ts'

import { Icon } from './icon.tsx'
import { LEVEL_CLASS, LevelDashes } from './level-dashes.tsx'

interface IconBadgeProps extends ComponentProps<'span'> {
  icon: LucideIcon
  /** Level colour and dashes; without a level the plate is ink. */
  level?: Level
  /** At the head of a course's page; in a card without. */
  size?: 'lg'
  /** A line around it instead of a ground: its turn has not come. */
  outlined?: boolean
}

/** The picture of a course: its icon on its level's colour. */
function IconBadge({ icon, level, size, outlined = false, className, ...props }: IconBadgeProps) {
  return (
    <span
      data-slot="icon-badge"
      aria-hidden
      className={cn(
        'plate',
        size === 'lg' && 'plate-lg',
        outlined && 'plate-outlined',
        level && LEVEL_CLASS[level],
        className,
      )}
      {...props}
    >
      <Icon icon={icon} />
      {level && <LevelDashes level={level} />}
    </span>
  )
}

export { IconBadge }
