import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import TrendingUp from 'lucide-react/icons/trending-up'
import Zap from 'lucide-react/icons/zap'
import type { ComponentProps, ReactNode } from 'react'

import { IconBadge } from '#src/components/ui/icon-badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course } from '#src/content/model.ts'

const ICONS = {
  FileCheck,
  BookOpen,
  Brain,
  Zap,
  TrendingUp,
} satisfies Record<Course['icon'], unknown>

interface CourseHeadProps extends Pick<ComponentProps<typeof IconBadge>, 'size' | 'outlined'> {
  course: Pick<Course, 'icon' | 'level'>
  /** Tags shown beside the icon. */
  children: ReactNode
}

/** Head of a course card: icon in the level's color with one dash per level, and tags beside it. */
export function CourseHead({ course, children, ...badge }: CourseHeadProps) {
  return (
    <div className="flex items-start gap-3 max-2xs:flex-wrap">
      <IconBadge icon={ICONS[course.icon]} level={course.level} {...badge} />
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
