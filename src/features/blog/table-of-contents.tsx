import { useMemo, useRef } from 'react'

import type { PostDetails } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { useCurrentHeading } from './use-current-heading.ts'

interface Contents {
  headings: PostDetails['headings']
  /** Language of the headings, where it is not the page's. */
  lang?: Locale
}

/** The contents beside the text, with the section being read marked. */
export function TableOfContents({ headings, lang, label }: Contents & { label: string }) {
  const ids = useMemo(() => headings.map((heading) => heading.id), [headings])
  const current = useCurrentHeading(ids)
  // Its column stays, so that the text begins where it does in other posts.
  if (headings.length === 0) return <div className="toc-d" />
  return (
    <nav className="side toc toc-d" aria-label={label}>
      <div className="stick">
        <h2>{label}</h2>
        <HeadingLinks headings={headings} lang={lang} current={current} />
      </div>
    </nav>
  )
}

/**
 * The contents above the text, folded, where there is no room beside it. A link of them folds them again: back
 * from another page the reader finds the text as far down as they left it.
 */
export function FoldedContents({ headings, lang, label }: Contents & { label: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  if (headings.length === 0) return null
  return (
    <details ref={details} className="toc-m" data-pagefind-ignore>
      <summary>{label}</summary>
      <nav className="side toc" aria-label={label}>
        <HeadingLinks
          headings={headings}
          lang={lang}
          onFollow={() => details.current?.removeAttribute('open')}
        />
      </nav>
    </details>
  )
}

function HeadingLinks(props: Contents & { current?: string; onFollow?: () => void }) {
  const { headings, lang, current, onFollow } = props
  return headings
    .filter((heading) => heading.depth === 2 || heading.id === current)
    .map(({ id, text, depth }) => (
      <a
        key={id}
        lang={lang}
        href={`#${id}`}
        onClick={onFollow}
        className={depth === 3 ? 'toc-sub' : undefined}
        aria-current={id === current ? 'true' : undefined}
      >
        {text}{' '}
      </a>
    ))
}
