import type { LucideIcon } from 'lucide-react'
import Dumbbell from 'lucide-react/icons/dumbbell'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Headset from 'lucide-react/icons/headset'
import Plane from 'lucide-react/icons/plane'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserSearch from 'lucide-react/icons/user-search'

import type { Case } from '#src/content/model.ts'

/** Icon components by name. */
export const CASE_ICONS = {
  Dumbbell,
  GraduationCap,
  Headset,
  Plane,
  ShoppingBag,
  UserSearch,
} satisfies Record<Case['icon'], LucideIcon>
