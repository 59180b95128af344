import { useMemo } from 'react'

import type { PostDetails } from '#src/content/model.ts'

import { useCurrentHeading } from './use-current-heading.ts'

type Headings = PostDetails['headings']

/** The contents beside the text, with the section being read marked. */
export function TableOfContents({ headings, label }: { headings: Headings; label: string }) {
  const ids = useMemo(() => headings.map((heading) => heading.id), [headings])
  const current = useCurrentHeading(ids)
  // Its column stays, so that the text begins where it does in other posts.
  if (headings.length === 0) return <div className="toc-d" />
  return (
    <nav className="side toc toc-d" aria-label={label}>
      <div className="stick">
        <h2>{label}</h2>
        <HeadingLinks headings={headings} current={current} />
      </div>
    </nav>
  )
}

/**
 * The contents above the text, folded, where there is no room beside it. The inline script folds them again
 * for whoever follows a link of them: who comes back finds all below as far down as it was left.
 */
export function FoldedContents({ headings, label }: { headings: Headings; label: string }) {
  if (headings.length === 0) return null
  return (
    <details className="toc-m" data-pagefind-ignore>
      <summary>{label}</summary>
      <nav className="side toc" aria-label={label}>
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  )
}

function HeadingLinks({ headings, current }: { headings: Headings; current?: string }) {
  return headings
    .filter((heading) => heading.depth === 2 || heading.id === current)
    .map(({ id, text, depth }) => (
      <a
        key={id}
        href={`#${id}`}
        className={depth === 3 ? 'toc-sub' : undefined}
        aria-current={id === current ? 'true' : undefined}
      >
        {text}
      </a>
    ))
}
