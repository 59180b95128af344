import type { ComponentProps } from 'react'

import type { Level } from '#src/content/ids.ts'
import { cn } from '#src/lib/cn.ts'

/** Sets the color of a level as `--lv` for descendants. */
const LEVEL_CLASS = {
  1: 'level-lv1',
  2: 'level-lv2',
  3: 'level-lv3',
  4: 'level-lv4',
} satisfies Record<Level, string>

interface LevelDashesProps extends ComponentProps<'span'> {
  level: Level
}

/** One dash per level, beside text that says the same. */
function LevelDashes({ level, className, style, ...props }: LevelDashesProps) {
  return (
    <span
      data-slot="level-dashes"
      aria-hidden
      className={cn('level-dashes', className)}
      style={{ '--n': level, ...style }}
      {...props}
    />
  )
}

export { LEVEL_CLASS, LevelDashes }
