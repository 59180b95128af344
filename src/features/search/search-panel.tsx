import { useRouter } from '@tanstack/react-router'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import type { Hit, SearchResult } from './hit.ts'
import { loadSearch, MAX_HITS, search } from './search-engine.ts'
import { hitId, INSET, SearchHits } from './search-hits.tsx'

/** Debounce time in ms. */
const DEBOUNCE_MS = 120

const NO_HITS: readonly Hit[] = []

const NOTE_CLASS = cn(INSET, 'py-[1.1rem]')

/** Keyboard hint, hidden on touch devices. */
const KEY = 'inline-flex items-center gap-[0.4rem] max-sm:hidden'

type State =
  | { status: 'empty' }
  | { status: 'found'; query: string; result: SearchResult }
  | { status: 'failed' }

/**
 * Search field with results: a combobox with a list of links. Arrows move, Enter opens.
 */
export function SearchPanel(props: {
  /** Initial query from the address. */
  initialQuery?: string
  /** Called for every query, to update the address. */
  onQuery?: (query: string) => void
  onOpen?: () => void
  messenger: { url: string; label: string }
  close?: ReactNode
}) {
  const { initialQuery = '', onQuery, onOpen, messenger, close } = props
  const locale = useLocale()
  const t = useMessages('search')

  const labels = t.search
  const id = useId()
  const router = useRouter()
  const [query, setQuery] = useState(initialQuery)
  const [state, setState] = useState<State>({ status: 'empty' })
  const [active, setActive] = useState(0)
  const [limit, setLimit] = useState(MAX_HITS)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Query for which Enter was pressed before its results arrived. */
  const entered = useRef<string>(undefined)
  /** Whether a hit has been selected with an arrow key since the last input. */
  const isChosen = useRef(false)

  const hits = state.status === 'found' ? state.result.hits : NO_HITS
  const answeredQuery = state.status === 'found' ? state.query : ''
  const open = useCallback(
    (hit: Hit) => {
      onOpen?.()
      router.history.push(hit.url)
    },
    [onOpen, router],
  )
  const openEntered = useEffectEvent(
    (searchedQuery: string, { hits: [first], isClose }: SearchResult) => {
      // Similar results are not opened directly.
      if (entered.current === searchedQuery && first && !isClose) open(first)
    },
  )

  // Searches for text typed before hydration.
  useLayoutEffect(() => {
    if (input.current?.value) setQuery(input.current.value)
  }, [])

  const reportQuery = useEffectEvent(() => {
    if (query !== initialQuery) onQuery?.(query)
  })

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      const show = (next: State) => {
        if (!isCurrent) return
        setState(next)
        setActive(0)
        isChosen.current = false
      }
      reportQuery()
      if (query.trim() === '') return show({ status: 'empty' })
      search(query, limit).then(
        (result) => {
          show({ status: 'found', query, result })
          if (isCurrent) openEntered(query, result)
        },
        () => show({ status: 'failed' }),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, limit, attempt])

  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed])

  const isClose = state.status === 'found' && state.result.isClose
  const total = state.status === 'found' && !isClose ? state.result.total : 0
  const hasMore = total > hits.length

  const showMore = () => {
    const next = hits.length + MAX_HITS
    setLimit(next)
    // The button disappears with the last results.
    if (next >= total) input.current?.focus({ preventScroll: true })
  }

  const status =
    state.status === 'found'
      ? hasMore
        ? `${labels.results}: ${labels.shownOf(hits.length, total)}`
        : formatCount(locale, isClose ? hits.length : total, labels.count)
      : state.status === 'empty' && query.trim() !== '' && labels.searching

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const hit = hits[active]
    entered.current = undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (hits.length === 0) return
      const next = (active + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length
      setActive(next)
      isChosen.current = true
      list.current?.querySelector(`[id="${hitId(id, next)}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Previous hits stay until the new ones arrive.
      const isAnswered = state.status === 'found' && state.query === query
      if (hit && (isAnswered || isChosen.current)) return open(hit)
      if (hasFailed) retry()
      if (!isAnswered) entered.current = query
    }
  }

  return (
    <>
      <div
        className={cn(
          INSET,
          'flex items-center gap-[0.9rem] border-b-2 border-ink before:h-[3px] before:w-6 before:flex-none before:bg-current focus-within:border-focus focus-within:[box-shadow:inset_0_-3px_0_var(--color-focus)]',
          close && 'pr-18',
        )}
      >
        <input
          ref={input}
          // The line below shows the focus; in forced colors mode the outline does.
          className="h-19 min-w-0 flex-1 appearance-none font-serif text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)]/[1.2] tracking-[-0.012em] text-ellipsis placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-3 focus-visible:outline-transparent"
          // A combobox must not have the type "search" (ARIA in HTML), so `enterKeyHint` sets the keyboard.
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={labels.label}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? hitId(id, active) : undefined}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          // The index is a third of the page's size, so it is loaded on demand.
          onFocus={() => void loadSearch().catch(() => undefined)}
          onChange={(event) => {
            setQuery(event.target.value)
            setLimit(MAX_HITS)
            isChosen.current = false
          }}
          onKeyDown={onKeyDown}
        />
        {close}
      </div>
      {hasFailed && (
        <p className={NOTE_CLASS} role="alert">
          {labels.failed}
        </p>
      )}
      {isClose && (
        <div className={NOTE_CLASS}>
          <SectionHeading
            as="p"
            size="h3"
            question={labels.noResultsQuestion}
            answer={hits.length > 0 ? labels.similarResults : labels.none}
          />
        </div>
      )}
      <div
        role="listbox"
        className="overflow-auto not-tall:flex-none"
        id={`${id}-list`}
        aria-label={labels.results}
        ref={list}
      >
        <SearchHits
          listId={id}
          hits={hits}
          query={answeredQuery}
          active={active}
          onActive={setActive}
          onOpen={open}
        />
      </div>
      {/* The dialog shows only the first results. */}
      {hasMore && !close && (
        <p className={NOTE_CLASS}>
          <button type="button" className="link" onClick={showMore}>
            {labels.more}
          </button>
        </p>
      )}
      {isClose && (
        <p className={NOTE_CLASS}>
          {labels.askDirectly}{' '}
          <NewTabLink className="link" href={messenger.url} newTabLabel={t.opensInNewTab}>
            {messenger.label}
          </NewTabLink>
        </p>
      )}
      <div
        className={cn(
          INSET,
          'mt-auto flex flex-wrap items-center gap-x-6 gap-y-[0.4rem] border-t border-rule py-[0.8rem] text-meta/body text-ink-2',
          // On phones, which show no keyboard hints, it is empty until there are results.
          !status && 'max-sm:border-t-0 max-sm:py-0',
        )}
      >
        <span className="sr-only" aria-live="polite">
          {isClose && hits.length > 0 && labels.similarResults}
        </span>
        <span role="status" className="mr-auto">
          {status}
        </span>
        <span className={KEY} aria-hidden="true">
          <Icon icon={ArrowUp} size="sm" />
          <Icon icon={ArrowDown} size="sm" />
          {labels.move}
        </span>
        <span className={KEY} aria-hidden="true">
          <Icon icon={CornerDownLeft} size="sm" />
          {labels.open}
        </span>
        {close && (
          <span className={KEY} aria-hidden="true">
            {labels.escape}
          </span>
        )}
      </div>
    </>
  )
}
