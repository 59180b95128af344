import type { LucideIcon } from 'lucide-react'
import Blocks from 'lucide-react/icons/blocks'
import BookOpen from 'lucide-react/icons/book-open'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Workflow from 'lucide-react/icons/workflow'

import type { Product } from '#src/content/model.ts'

/** Icon components by name. */
export const PRODUCT_ICONS = {
  Blocks,
  BookOpen,
  GraduationCap,
  ListChecks,
  MessageCircleQuestionMark,
  Workflow,
} satisfies Record<Product['icon'], LucideIcon>
