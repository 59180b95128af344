import { useMemo, useRef } from 'react'

import { SideHeading } from '#src/components/side-heading.tsx'
import type { PostDetails } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { cn } from '#src/lib/cn.ts'

import { useCurrentHeading } from './use-current-heading.ts'

interface Contents {
  headings: PostDetails['headings']
  /** Language of the headings if it differs from the page's. */
  lang?: Locale
}

/** Visible only on wide screens, where there is room beside the text. */
const WIDE_ONLY = 'max-wide:hidden print:hidden'

/** Table of contents beside the text, with the current section marked. */
export function TableOfContents({ headings, lang, label }: Contents & { label: string }) {
  const ids = useMemo(() => headings.map((heading) => heading.id), [headings])
  const current = useCurrentHeading(ids)
  // The empty column keeps the text at the same position as in other posts.
  if (headings.length === 0) return <div className={WIDE_ONLY} />
  return (
    <nav className={WIDE_ONLY} aria-label={label}>
      <div className="sticky top-22 self-start">
        <SideHeading>{label}</SideHeading>
        <HeadingLinks headings={headings} lang={lang} current={current} />
      </div>
    </nav>
  )
}

/**
 * Collapsible table of contents above the text, for narrow screens. Following a link closes it, so that the
 * scroll position is still right when the reader returns from another page.
 */
export function CollapsibleContents({ headings, lang, label }: Contents & { label: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  if (headings.length === 0) return null
  return (
    <details ref={details} className={cn(COLLAPSIBLE, 'group wide:hidden')} data-pagefind-ignore>
      <summary
        className={cn(
          COLLAPSIBLE_SUMMARY,
          // The chevron is a rotated square, which is wider than its box; the margin aligns it with the
          // rules.
          'font-semi after:mr-0.5 after:size-[0.6rem] after:-translate-y-1/4 after:rotate-45 after:border-r-2 after:border-b-2 group-open:after:translate-y-1/4 group-open:after:-rotate-135',
        )}
      >
        {label}
      </summary>
      <nav className="pb-4" aria-label={label}>
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
        className={cn(
          'relative block py-[0.35rem] pl-[1.4rem] text-small/[1.35] text-ink-2 no-underline hover:text-pen',
          depth === 3 && 'pl-[2.4rem]',
          id === current &&
            'font-semi text-ink before:absolute before:top-[0.95em] before:left-0 before:h-[3px] before:w-[0.95rem] before:bg-pen',
        )}
        aria-current={id === current ? 'true' : undefined}
      >
        {text}{' '}
      </a>
    ))
}

/** Classes of a collapsible box above the text (table of contents, series), as wide as the text. */
export const COLLAPSIBLE = 'mx-auto mb-8 max-w-text border-y border-rule max-lg:mx-0 print:hidden'

export const COLLAPSIBLE_SUMMARY =
  'flex cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-2 py-[0.9rem]'
