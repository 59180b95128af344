import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'

import { formatPercent } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { STARTED_PERCENT, postsToContinue, readPosts, savedPosts } from '#src/storage/post-marks.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Posts that the reader has started or saved, according to this browser. */
export function ContinueReading() {
  const locale = useLocale()
  const t = useMessages('blog').blog
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)

  const posts = postsToContinue(usePersistentStore(readPosts), usePersistentStore(savedPosts))
  if (posts.length === 0) return null

  const removePost = (slug: string) => {
    // The clicked button disappears, so focus moves to the title.
    title.current?.focus()
    readPosts.update((marked) => marked.filter((post) => post.slug !== slug))
    savedPosts.update((marked) => marked.filter((post) => post.slug !== slug))
  }
  return (
    <section
      data-slot="continue-reading"
      className="mt-block border-t-2 border-ink pt-5"
      aria-labelledby={titleId}
      data-pagefind-ignore
    >
      <h2 ref={title} id={titleId} className="text-h3 font-bold" tabIndex={-1}>
        {t.continueReading}
      </h2>
      <p className="mt-1 text-small text-ink-3">{t.continueNote}</p>
      <ul className="mt-4 divide-y divide-rule border-b border-rule">
        {posts.map((post) => (
          <li
            key={post.slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <Link
              className="font-semi underline-offset-4 hover:underline"
              to="/blog/$slug"
              params={{ slug: post.slug }}
              lang={post.locale === locale ? undefined : post.locale}
            >
              {post.title}
            </Link>{' '}
            <span className="flex items-baseline gap-x-6 text-small text-ink-2 tabular-nums">
              <span>
                {post.percent >= STARTED_PERCENT
                  ? t.percentRead(formatPercent(locale, post.percent))
                  : t.saved}
              </span>{' '}
              <button
                type="button"
                className="min-h-6 underline underline-offset-4"
                onClick={() => removePost(post.slug)}
              >
                {t.removeMark}
                <span className="sr-only">: {post.title}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
