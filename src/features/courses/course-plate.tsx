import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import FileCheck from 'lucide-react/icons/file-check'
import TrendingUp from 'lucide-react/icons/trending-up'
import Zap from 'lucide-react/icons/zap'
import type { ComponentProps } from 'react'

import { IconBadge } from '#src/components/ui/icon-badge.tsx'
import type { Course } from '#src/content/model.ts'

const ICONS = {
  FileCheck,
  BookOpen,
  Brain,
  Zap,
  TrendingUp,
} satisfies Record<Course['icon'], unknown>

/** A course's square: its icon on its level's colour, with a dash for each level. */
export function CoursePlate(props: {
  course: Pick<Course, 'icon' | 'level'>
  size?: ComponentProps<typeof IconBadge>['size']
}) {
  const { course, ...size } = props
  return <IconBadge icon={ICONS[course.icon]} level={course.level} {...size} />
}
