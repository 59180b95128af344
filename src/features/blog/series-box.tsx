import { Link } from '@tanstack/react-router'

import { Dashes } from '#src/components/ui/dashes.tsx'
import type { PostDetails } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { FOLD, FOLD_SUMMARY } from './fold.ts'

/** The series that a post belongs to, with this part marked. */
export function SeriesBox(props: {
  series: NonNullable<PostDetails['series']>
  current: string
  /** Language of the title, where it is not the page's. */
  lang?: Locale
}) {
  const { series, current, lang } = props
  const locale = useLocale()
  const t = useMessages('blog').blog

  const part = series.posts.findIndex((post) => post.slug === current) + 1
  return (
    <details className={FOLD} data-pagefind-ignore>
      <summary className={FOLD_SUMMARY}>
        <span className="grid">
          <span className="text-meta text-ink-3">{t.series}</span>{' '}
          <strong lang={lang}>{series.title}</strong>
        </span>{' '}
        <span className="num grid min-w-36 gap-[0.35rem] text-small/body text-ink-2">
          {t.seriesPart(part, series.posts.length)}
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
          </li>
        ))}
      </ol>
    </details>
  )
}
