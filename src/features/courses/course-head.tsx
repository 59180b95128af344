import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import TrendingUp from 'lucide-react/icons/trending-up'
import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'
import { LEVEL_CLASS, LevelDashes } from '#src/components/ui/level-dashes.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'

const ICONS = {
  FileCheck,
  BookOpen,
  Brain,
  Zap,
  TrendingUp,
} satisfies Record<Course['icon'], unknown>

/** Head of a course card: icon in the level's color with one dash per level, and tags beside it. */
export function CourseHead(props: {
  course: Pick<Course, 'icon' | 'level'>
  /** Larger, in the hero of a course page. */
  isLarge?: boolean
  /** Outlined instead of filled, for a locked course. */
  isOutlined?: boolean
  /** Tags shown beside the icon. */
  children: ReactNode
}) {
  const { course, isLarge, isOutlined, children } = props
  return (
    <div className="flex items-start gap-3 max-2xs:flex-wrap">
      <span
        data-slot="icon-badge"
        aria-hidden
        className={cn(
          'grid flex-none place-content-center justify-items-center bg-(--lv,var(--color-ink)) text-paper forced-color-adjust-none',
          isOutlined && 'bg-transparent text-(--lv) [box-shadow:inset_0_0_0_2px_var(--lv)]',
          isLarge
            ? 'size-24 gap-[0.65rem] [--dash:11px] *:[span]:h-[4px]'
            : 'size-15 gap-[0.4rem] [--dash:7px]',
          course.level && LEVEL_CLASS[course.level],
        )}
      >
        <Icon icon={ICONS[course.icon]} className={isLarge ? 'size-[2.7rem]' : 'size-[1.7rem]'} />
        {course.level && <LevelDashes level={course.level} />}
      </span>
      {children}
    </div>
  )
}

/** Tag of an upcoming course. */
export function SoonTag({ label }: { label: string }) {
  return (
    <Tag variant="line">
      <Icon icon={Clock} size="sm" />
      {label}
    </Tag>
  )
}
