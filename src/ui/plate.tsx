import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'
import { LEVEL_CLASS, LevelDashes, type Level } from './level-dashes.tsx'

interface PlateProps extends ComponentProps<'span'> {
  icon: LucideIcon
  /** Level colour and dashes; without a level the plate is ink. */
  level?: Level
}

/** The picture of a course: its icon on its level's colour. Inside `.is-lock` it is outlined. */
function Plate({ icon, level, className, ...props }: PlateProps) {
  return (
    <span
      data-slot="plate"
      aria-hidden
      className={cn('plate', level && LEVEL_CLASS[level], className)}
      {...props}
    >
      <Icon icon={icon} />
      {level && <LevelDashes level={level} />}
    </span>
  )
}

export { Plate }
