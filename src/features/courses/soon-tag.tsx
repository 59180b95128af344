import Clock from 'lucide-react/icons/clock'

import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'

/** Tag of an upcoming course. */
export function SoonTag({ label }: { label: string }) {
  return (
    <Tag variant="line">
      <Icon icon={Clock} size="sm" />
      {label}
    </Tag>
  )
}
