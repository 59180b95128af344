import { Link } from '@tanstack/react-router'

import { SideHeading } from '#src/components/side-heading.tsx'
import type { PostIndex } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'
import { compareIds } from '#src/lib/lists.ts'

/** Links to tags in alphabetical order, with the number of posts of each. */
export function TagList(props: {
  tags: PostIndex['tags']
  label: string
  except?: string
  className?: string
}) {
  const { tags, label, except, className } = props
  const entries = Object.entries(tags)
    .filter(([tag]) => tag !== except)
    .toSorted(([a], [b]) => compareIds(a, b))
  return (
    <nav className={cn('print:hidden', className)} aria-label={label}>
      <SideHeading>{label}</SideHeading>
      {entries.map(([tag, count]) => (
        <Link
          key={tag}
          to="/blog/tag/$tag"
          params={{ tag }}
          className="flex min-h-10 justify-between gap-4 border-b border-rule py-[0.55rem] text-small/body no-underline hover:text-pen"
        >
          <span>{tag}</span> <span className="text-ink-3 tabular-nums">{count} </span>
        </Link>
      ))}
    </nav>
  )
}
