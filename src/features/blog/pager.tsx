import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { Spaced } from '#src/components/ui/spaced.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { linkedPages } from './page-number.ts'

/**
 * Previous, the page's number, Next. With the application the page stands in the query; without
 * JavaScript the links lead to documents of their own. `tag` names the list, where it is not the
 * blog's.
 */
export function Pager(props: { page: number; pages: number; tag?: string }) {
  const { page, pages, tag } = props
  const t = useMessages('blog').blog

  const before = useRef(page)
  useEffect(() => {
    // The path is the same, so nothing else leads the reader to where the posts begin.
    if (before.current !== page) document.getElementById('main')?.focus({ preventScroll: true })
    before.current = page
  }, [page])
  if (pages === 1) return null
  return (
    <>
      <nav className="pager needs-js" aria-label={t.pagerLabel}>
        <PagerStep label={t.previous} tag={tag} target={page > 1 ? page - 1 : undefined} />{' '}
        <span className="num pager-n">{t.page(page, pages)}</span>{' '}
        <PagerStep
          label={t.next}
          tag={tag}
          target={page < pages ? page + 1 : undefined}
          isForward
        />
      </nav>
      <noscript>
        <nav className="pager" aria-label={t.pagerLabel}>
          <Spaced>
            {linkedPages(page, pages).map((one) => (
              <PageDocument key={one} page={one} tag={tag} label={t.page(one, pages)} />
            ))}
          </Spaced>
        </nav>
      </noscript>
    </>
  )
}

function PageDocument(props: { page: number; tag: string | undefined; label: string }) {
  const { page, tag, label } = props
  if (tag !== undefined) {
    return page === 1 ? (
      <Link to="/blog/tag/$tag" params={{ tag }} activeOptions={{ exact: true }}>
        {label}
      </Link>
    ) : (
      <Link to="/blog/tag/$tag/page/$page" params={{ tag, page: String(page) }}>
        {label}
      </Link>
    )
  }
  if (page === 1)
    return (
      <Link to="/blog" activeOptions={{ exact: true }}>
        {label}
      </Link>
    )
  return (
    <Link to="/blog/page/$page" params={{ page: String(page) }}>
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
  const className = isForward ? 'btn btn-line btn-go' : 'btn btn-line'
  if (target === undefined) {
    return (
      <button type="button" className={className} disabled>
        {label}
      </button>
    )
  }
  const search = target > 1 ? { page: target } : {}
  return tag === undefined ? (
    <Link to="/blog" search={search} activeOptions={{ exact: true }} className={className}>
      {label}
    </Link>
  ) : (
    <Link
      to="/blog/tag/$tag"
      params={{ tag }}
      search={search}
      activeOptions={{ exact: true }}
      className={className}
    >
      {label}
    </Link>
  )
}
