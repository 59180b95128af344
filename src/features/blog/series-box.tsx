import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'

import { Dashes } from '#src/components/ui/dashes.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { PostDetails } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { readPosts } from '#src/storage/post-marks.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { COLLAPSIBLE, COLLAPSIBLE_SUMMARY } from './table-of-contents.tsx'

/** The parts of a post's series, with the current one marked. */
export function SeriesBox(props: {
  series: NonNullable<PostDetails['series']>
  current: string
  /** Language of the title if it differs from the page's. */
  lang?: Locale
}) {
  const { series, current, lang } = props
  const locale = useLocale()
  const t = useMessages('blog').blog

  const part = series.posts.findIndex((post) => post.slug === current) + 1
  const marks = usePersistentStore(readPosts)
  const isRead = (slug: string) => marks.some((post) => post.slug === slug && post.percent === 100)
  const readCount = series.posts.filter(({ slug }) => isRead(slug)).length
  return (
    <details className={COLLAPSIBLE} data-pagefind-ignore>
      <summary className={COLLAPSIBLE_SUMMARY}>
        <span className="grid">
          <span className="text-meta text-ink-3">{t.series}</span>{' '}
          <strong lang={lang}>{series.title}</strong>
        </span>{' '}
        <span className="grid min-w-36 gap-[0.35rem] text-small/body text-ink-2 tabular-nums">
          <span>
            {t.seriesPart(part, series.posts.length)}
            {readCount > 0 && (
              <span className="text-ok">
                {' '}
                <Icon icon={Check} size="text" />
                <span aria-hidden="true">{readCount}</span>
                <span className="sr-only">{t.partsRead(readCount)}</span>
              </span>
            )}
          </span>
          <Dashes of={series.posts.length} value={part} />
        </span>
      </summary>
      <ol className="pb-4 [counter-reset:part]">
        {series.posts.map((post) => (
          <li
            key={post.slug}
            lang={post.locale === locale ? undefined : post.locale}
            className="flex gap-3 py-[0.35rem] [counter-increment:part] before:min-w-6 before:font-semi before:text-pen before:content-[counter(part)]"
          >
            {post.slug === current ? (
              <span aria-current="true" className="font-semi">
                {post.title}
              </span>
            ) : (
              <Link to="/blog/$slug" params={{ slug: post.slug }}>
                {post.title}
              </Link>
            )}
            {isRead(post.slug) && (
              <span className="ml-auto text-small text-ok" lang={locale}>
                <Icon icon={Check} size="text" /> {t.read}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
