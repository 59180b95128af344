import { Link } from '@tanstack/react-router'

import { SitePicture } from '#src/components/site-picture.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { PostSummary } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { cardText } from './card-text.ts'

/** The posts of a list's page, the first one large where it leads them. */
export function PostCards(props: { posts: readonly PostSummary[]; hasLead?: boolean }) {
  const { posts, hasLead = false } = props

  return posts.map((post, index) => (
    <PostCard key={post.slug} post={post} isFirst={index === 0} isLead={hasLead && index === 0} />
  ))
}

/** A post in a list: picture, date, title, up to three lines of excerpt in whole sentences. The whole card leads to it. */
export function PostCard(props: {
  post: PostSummary
  /** Level of the title among the page's headings. */
  as?: 'h2' | 'h3'
  isFirst?: boolean
  /** The large card of a full page. */
  isLead?: boolean
}) {
  const { post, as: Heading = 'h2', isFirst = false, isLead = false } = props
  const locale = useLocale()
  const t = useMessages('blog').blog

  const foreign = post.locale === locale ? undefined : post.locale
  return (
    <article className="post">
      <div className="art">
        <SitePicture
          picture={post.cover}
          isFirst={isFirst}
          wide={isLead ? post.squareCover : undefined}
        />
      </div>
      <p className="meta num">
        <time dateTime={post.date}>{formatDate(locale, post.date)}</time>{' '}
        {post.tags.length > 0 && (
          <span className="card-tags">
            {post.tags.map((tag) => (
              <span key={tag}>{tag} </span>
            ))}
          </span>
        )}
        {(foreign || post.isOnlyHere) && <span>{t.languages[post.locale]}</span>}
        {post.draft && <span>{t.draft}</span>}
        {post.isOnlyHere && <Tag variant="line">{t.onlyHere}</Tag>}
      </p>
      <Heading lang={foreign}>
        <Link to="/blog/$slug" params={{ slug: post.slug }}>
          {post.title}
        </Link>
      </Heading>
      <p className="ex-t clamp3" lang={foreign}>
        {cardText(post.excerpt)}
      </p>
      <span className="more" aria-hidden="true">
        {t.readMore}
      </span>
    </article>
  )
}
