import { Link } from '@tanstack/react-router'

import type { PostIndex } from '#src/content/model.ts'
import { compareIds } from '#src/lib/lists.ts'

/** Tags in alphabetical order with their numbers of posts, each leading to its page. */
export function TagList(props: { tags: PostIndex['tags']; label: string; except?: string }) {
  const { tags, label, except } = props
  const entries = Object.entries(tags)
    .filter(([tag]) => tag !== except)
    .toSorted(([a], [b]) => compareIds(a, b))
  return (
    <nav className="side" aria-label={label}>
      <h2>{label}</h2>
      {entries.map(([tag, count]) => (
        <Link key={tag} to="/blog/tag/$tag" params={{ tag }}>
          <span>{tag}</span> <span>{count} </span>
        </Link>
      ))}
    </nav>
  )
}
