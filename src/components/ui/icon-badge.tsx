import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'
import type { Level } from '#src/lib/levels.ts'

import { Icon } from './icon.tsx'
import { LEVEL_CLASS, LevelDashes } from './level-dashes.tsx'

interface IconBadgeProps extends ComponentProps<'span'> {
  icon: LucideIcon
  /** Level that sets color and dashes; without it the badge is ink. */
  level?: Level
  /** `lg` in the hero of a course page. */
  size?: 'lg'
  /** Outlined instead of filled, for a locked course. */
  outlined?: boolean
}

/** Icon of a course on its level's color. */
function IconBadge({ icon, level, size, outlined = false, className, ...props }: IconBadgeProps) {
  return (
    <span
      data-slot="icon-badge"
      aria-hidden
      className={cn(
        'grid flex-none place-content-center justify-items-center bg-(--lv,var(--color-ink)) text-paper forced-color-adjust-none',
        outlined && 'bg-transparent text-(--lv) [box-shadow:inset_0_0_0_2px_var(--lv)]',
        size === 'lg'
          ? 'size-24 gap-[0.65rem] [--dash:11px] *:[span]:h-[4px]'
          : 'size-15 gap-[0.4rem] [--dash:7px]',
        level && LEVEL_CLASS[level],
        className,
      )}
      {...props}
    >
      <Icon icon={icon} className={size === 'lg' ? 'size-[2.7rem]' : 'size-[1.7rem]'} />
      {level && <LevelDashes level={level} />}
    </span>
  )
}

export { IconBadge }
