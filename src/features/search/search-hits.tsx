import { memo } from 'react'

import { Tag } from '#src/components/ui/tag.tsx'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { isPlainClick } from '#src/lib/link-target.ts'

import { markWords, normalizeQuery, queryWords, type TextPart } from './excerpt.ts'
import type { Hit } from './hit.ts'
import { removeEndings } from './search-engine.ts'
import { removeStopWords } from './stop-words.ts'

/** Padding of the panel's content. */
export const INSET = 'px-[clamp(1.1rem,3vw,1.75rem)]'

/** Id of a result in the list with the given id. */
export function hitId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Results by kind. Memoized, because the panel renders with each letter, and the results stay until those of the new
 * query arrive.
 */
export const SearchHits = memo(function SearchHits(props: {
  listId: string
  hits: readonly Hit[]
  /** The query that was answered. */
  query: string
  /** Index of the selected result. */
  active: number
  onActive: (index: number) => void
  onOpen: (hit: Hit) => void
}) {
  const { listId, hits, query, active, onActive, onOpen } = props
  const locale = useLocale()
  const labels = useMessages('search').search

  const words = queryWords(removeEndings(normalizeQuery(removeStopWords(query.trim()))))
  const kinds = [...new Set(hits.map(({ kind }) => kind))]

  const renderHit = (hit: Hit, index: number) => {
    const note = hit.date ? formatDate(locale, hit.date) : hit.note
    const getId = (part: string) => `${hitId(listId, index)}-${part}`
    return (
      <a
        key={hit.url}
        role="option"
        id={hitId(listId, index)}
        href={hit.url}
        tabIndex={-1}
        aria-selected={index === active}
        // The summary follows the name, because screen reader users skim names with the arrow keys.
        aria-labelledby={note ? `${getId('name')} ${getId('note')}` : getId('name')}
        aria-describedby={hit.isBrowserOnly ? `${getId('here')} ${getId('says')}` : getId('says')}
        className={cn(
          INSET,
          'grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-[0.1rem] py-[0.7rem] no-underline aria-selected:bg-sunk aria-selected:[box-shadow:inset_6px_0_0_var(--color-pen)] max-xs:grid-cols-1',
        )}
        onPointerMove={() => onActive(index)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpen(hit)
        }}
      >
        <b id={getId('name')} className="font-semi" lang={hit.lang}>
          <MarkedText parts={markWords(hit.title, words)} />
        </b>
        {note && (
          <span
            id={getId('note')}
            className="col-2 row-1 text-meta text-ink-3 tabular-nums max-xs:col-auto max-xs:row-auto"
          >
            {note}
          </span>
        )}
        <p
          id={getId('says')}
          className="col-span-full text-small/body text-ink-2 sm:col-1"
          lang={hit.lang}
        >
          <MarkedText parts={hit.summary} />
        </p>
        {hit.isBrowserOnly && (
          <span id={getId('here')} className="col-span-full my-1">
            <Tag variant="line">{labels.browserOnly}</Tag>
          </span>
        )}
      </a>
    )
  }

  return kinds.map((kind) => (
    <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
      <h3
        id={`${listId}-${kind}`}
        className={cn(INSET, 'pt-4 pb-[0.35rem] text-meta/[1.2] font-semi text-ink-3')}
        role="presentation"
      >
        {labels.kinds[kind]}
      </h3>
      {hits.map((hit, index) => hit.kind === kind && renderHit(hit, index))}
    </div>
  ))
})

function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch, at }) =>
    isMatch ? (
      <mark
        key={at}
        className="bg-transparent text-inherit underline decoration-pen decoration-2 underline-offset-[0.22em]"
      >
        {text}
      </mark>
    ) : (
      // A browser that translates the page replaces bare text, which React could not remove then.
      <span key={at}>{text}</span>
    ),
  )
}
