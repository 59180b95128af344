import { Link } from '@tanstack/react-router'

import { Dashes } from '#src/components/ui/dashes.tsx'
import type { PostDetails } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

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
    <details className="series" data-pagefind-ignore>
      <summary>
        <span className="series-t">
          <span className="meta">{t.series}</span> <strong lang={lang}>{series.title}</strong>
        </span>{' '}
        <span className="series-n num">
          {t.seriesPart(part, series.posts.length)}
          <Dashes of={series.posts.length} value={part} />
        </span>
      </summary>
      <ol>
        {series.posts.map((post) => (
          <li key={post.slug} lang={post.locale === locale ? undefined : post.locale}>
            {post.slug === current ? (
              <span aria-current="true">{post.title}</span>
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
