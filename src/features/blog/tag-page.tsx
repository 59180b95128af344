import { Link } from '@tanstack/react-router'

import { Exchange } from '#src/blocks/exchange.tsx'
import type { PostIndex, PostSummary } from '#src/content/model.ts'
import { countOf } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { PostCard } from './post-card.tsx'
import { TagList } from './tag-list.tsx'

/** All posts that carry a tag, with the other tags as the last cell. */
export function TagPage(props: {
  tag: string
  posts: PostSummary[]
  tags: PostIndex['tags']
  locale: Locale
  t: MessagesOf<'blog'>
}) {
  const { tag, posts, tags, locale, t } = props
  return (
    <section className="hero page-end">
      <div className="wrap">
        <p className="back">
          <Link to="/blog" className="link">
            {t.blog.backToBlog}
          </Link>
        </p>
        <Exchange
          as="h1"
          size="h1"
          question={t.blog.tagQuestion(tag)}
          answer={t.blog.tagTitle(tag)}
        />
        <p className="lead num">
          {t.blog.newestFirst(countOf(locale, posts.length, t.blog.posts))}
        </p>
        <div className="posts even" data-pagefind-ignore>
          {posts.map((post, index) => (
            <PostCard
              key={post.slug}
              post={post}
              locale={locale}
              t={t.blog}
              isFirst={index === 0}
            />
          ))}
          <TagList tags={tags} label={t.blog.otherTags} except={tag} />
        </div>
      </div>
    </section>
  )
}
