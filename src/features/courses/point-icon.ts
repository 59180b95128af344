import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import Briefcase from 'lucide-react/icons/briefcase'
import Calculator from 'lucide-react/icons/calculator'
import Clock from 'lucide-react/icons/clock'
import Files from 'lucide-react/icons/files'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Handshake from 'lucide-react/icons/handshake'
import Laptop from 'lucide-react/icons/laptop'
import Library from 'lucide-react/icons/library'
import Megaphone from 'lucide-react/icons/megaphone'
import Printer from 'lucide-react/icons/printer'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'

import type { CourseText } from '#src/content/model.ts'

type Item = CourseText['features']['items'][number]

const ICONS = {
  BadgeCheck,
  Ban,
  Briefcase,
  Calculator,
  Clock,
  Files,
  GraduationCap,
  Handshake,
  Laptop,
  Library,
  Megaphone,
  Printer,
  ShieldCheck,
  Target,
  Users,
  Wrench,
  Zap,
} satisfies Record<Item['icon'], unknown>

/** Items with the components of their icons, for `<Points>`. */
export function withIcons(items: readonly Item[]) {
  return items.map((item) => ({ ...item, icon: ICONS[item.icon] }))
}
