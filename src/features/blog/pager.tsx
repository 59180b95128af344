import { Link } from '@tanstack/react-router'

import type { MessagesOf } from '#src/i18n/messages.ts'

/**
 * Previous, the page's number, Next. With the application the page stands in the query; without
 * JavaScript the links lead to documents of their own.
 */
export function Pager({
  page,
  pages,
  t,
}: {
  page: number
  pages: number
  t: MessagesOf<'blog'>['blog']
}) {
  if (pages === 1) return null
  return (
    <>
      <nav className="pager needs-js" aria-label={t.pagerLabel}>
        <PagerStep label={t.previous} target={page > 1 ? page - 1 : undefined} />
        <span className="num pager-n">{t.page(page, pages)}</span>
        <PagerStep label={t.next} target={page < pages ? page + 1 : undefined} isForward />
      </nav>
      <noscript>
        <nav className="pager" aria-label={t.pagerLabel}>
          {Array.from({ length: pages }, (_, index) => (
            <PageDocument key={index} page={index + 1} label={t.page(index + 1, pages)} />
          ))}
        </nav>
      </noscript>
    </>
  )
}

function PageDocument({ page, label }: { page: number; label: string }) {
  if (page === 1) return <Link to="/blog">{label}</Link>
  return (
    <Link to="/blog/page/$page" params={{ page: String(page) }}>
      {label}
    </Link>
  )
}

function PagerStep(props: { label: string; target: number | undefined; isForward?: boolean }) {
  const { label, target, isForward = false } = props
  const className = isForward ? 'btn btn-line btn-go' : 'btn btn-line'
  if (target === undefined) {
    return (
      <button type="button" className={className} disabled>
        {label}
      </button>
    )
  }
  return (
    <Link to="/blog" search={target > 1 ? { page: target } : {}} className={className}>
      {label}
    </Link>
  )
}
