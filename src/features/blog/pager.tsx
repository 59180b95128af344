import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { parsePageNumber } from './page-number.ts'

const PAGER =
  'mt-block flex items-center justify-between gap-4 border-t-2 border-ink pt-5 max-[26rem]:flex-wrap print:hidden'

/**
 * Previous and next page. With JavaScript the page number is a query parameter; without it the links lead to
 * separate documents. `tag` is set on the list of a tag.
 */
export function Pager(props: { page: number; pages: number; tag?: string }) {
  const { page, pages, tag } = props
  const t = useMessages('blog').blog

  const before = useRef(page)
  useEffect(() => {
    // The path does not change, so the route announcer moves no focus; the list receives it here.
    if (before.current !== page) document.getElementById('main')?.focus({ preventScroll: true })
    before.current = page
  }, [page])
  if (pages === 1) return null
  return (
    <>
      <nav className={cn(PAGER, 'no-js:hidden')} aria-label={t.pagerLabel}>
        <PagerStep label={t.previous} tag={tag} target={page > 1 ? page - 1 : undefined} />{' '}
        <span className="font-firm tabular-nums max-[26rem]:-order-1 max-[26rem]:w-full">
          {t.page(page, pages)}
        </span>{' '}
        <PagerStep
          label={t.next}
          tag={tag}
          target={page < pages ? page + 1 : undefined}
          isForward
        />
      </nav>
      <noscript>
        <nav className={PAGER} aria-label={t.pagerLabel}>
          <Spaced>
            {linkedPages(page, pages).map((number) => (
              <PageDocument key={number} page={number} tag={tag} label={t.page(number, pages)} />
            ))}
          </Spaced>
        </nav>
      </noscript>
    </>
  )
}

function PageDocument(props: { page: number; tag: string | undefined; label: string }) {
  const { page, tag, label } = props
  const list = listPath(tag)
  return (
    <Link to={page === 1 ? list : `${list}/page/${page}`} activeOptions={{ exact: true }}>
      {label}
    </Link>
  )
}

function PagerStep(props: {
  label: string
  tag: string | undefined
  target: number | undefined
  isForward?: boolean
}) {
  const { label, tag, target, isForward = false } = props
  if (target === undefined) {
    return (
      <Button variant="line" go={isForward} disabled>
        {label}
      </Button>
    )
  }
  return (
    <Button asChild variant="line" go={isForward}>
      <Link
        to={listPath(tag)}
        search={target > 1 ? { page: target } : {}}
        activeOptions={{ exact: true }}
      >
        {label}
      </Link>
    </Button>
  )
}

function listPath(tag: string | undefined): string {
  return tag === undefined ? '/blog' : `/blog/tag/${tag}`
}

/** Number of pages linked on each side of the current one without JavaScript. */
const NEIGHBOURS = 2

/** Pages linked from a page: 9 of 40 → 1, 7, 8, 9, 10, 11, 40. */
export function linkedPages(page: number, pages: number): number[] {
  const neighbours = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index) => page - NEIGHBOURS + index,
  )
  const inRange = neighbours.filter((number) => number > 1 && number < pages)
  return [1, ...inRange, ...(pages > 1 ? [pages] : [])]
}

/** Replaces a page number in the address that is out of range with the page shown. */
export function useCorrectPageNumber(requested: number | undefined, current: number): void {
  const navigate = useNavigate()
  const isWrong = requested !== undefined && requested !== current
  useEffect(() => {
    if (!isWrong) return
    void navigate({ to: '.', search: parsePageNumber(current), replace: true, resetScroll: false })
  }, [isWrong, current, navigate])
}
