import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { ProgressLine } from '#src/components/progress-line.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { SitePicture } from '#src/components/site-picture.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { PostDetails, PostIndex, PostSummary, Site } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { PostCard } from './post-card.tsx'
import { SeriesBox } from './series-box.tsx'
import { ShareButton } from './share-button.tsx'
import { FoldedContents, TableOfContents } from './table-of-contents.tsx'
import { TagList } from './tag-list.tsx'

/**
 * A post: its head, the text with contents and tags beside it, and where to read on. Without `details` the
 * head is shown alone: the text is being loaded.
 */
export function PostPage(props: {
  post: PostSummary
  details?: PostDetails
  tags: PostIndex['tags']
  repository: Site['repository']
  /** What a reader should know before the text. */
  notice?: ReactNode
  children?: ReactNode
}) {
  const { post, details, tags, repository, notice, children } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const foreign = post.locale === locale ? undefined : post.locale
  return (
    <>
      <article
        className={cn('pt-hero', details?.related.length === 0 && 'page-end')}
        aria-busy={details ? undefined : true}
      >
        <div className="wrap">
          <p className="back" data-pagefind-ignore>
            <Link to="/blog" activeOptions={{ exact: true }} className="link">
              {t.blog.backToBlog}
            </Link>
          </p>
          <header className="phead">
            <div>
              <h1 lang={foreign}>{post.title}</h1>
              <PostMeta post={post} />
              {notice}
              {foreign && <p className="notice">{t.blog.otherLanguage[foreign]}</p>}
            </div>
            <div className="art">
              <SitePicture picture={post.cover} isFirst />
            </div>
          </header>
          {details ? (
            <Suspense>
              <div className="article-grid">
                <TableOfContents
                  headings={details.headings}
                  lang={foreign}
                  label={t.blog.contents}
                />
                <div className="article-body">
                  <FoldedContents
                    headings={details.headings}
                    lang={foreign}
                    label={t.blog.contents}
                  />
                  {details.series && (
                    <SeriesBox series={details.series} current={post.slug} lang={foreign} />
                  )}
                  <div className="read" lang={foreign}>
                    {children}
                  </div>
                  {/* What is in this browser alone has no address for anybody else. */}
                  {!post.isOnlyHere && (
                    <footer className="post-foot" data-pagefind-ignore>
                      <ShareButton title={post.title} />{' '}
                      {repository && (
                        <NewTabLink
                          className="link"
                          href={`${repository.url}/edit/${repository.branch}/${details.source}`}
                          newTabLabel={t.opensInNewTab}
                        >
                          {t.blog.edit}
                        </NewTabLink>
                      )}
                    </footer>
                  )}
                  <Neighbours post={details} />
                </div>
                <aside className="post-tags">
                  <div className="stick">
                    <TagList tags={tags} label={t.blog.tags} />
                  </div>
                </aside>
              </div>
            </Suspense>
          ) : (
            // As high as the screen, so that the footer does not come into sight before the text.
            <div className="min-h-svh">
              <ProgressLine />
            </div>
          )}
        </div>
      </article>
      {details && details.related.length > 0 && (
        <Suspense>
          <section className="section" data-pagefind-ignore>
            <div className="wrap">
              <SectionHeading question={t.blog.related} answer={t.blog.relatedAnswer} />
              <div className="posts even related">
                {details.related.map((other) => (
                  <PostCard key={other.slug} post={other} as="h3" />
                ))}
              </div>
            </div>
          </section>
        </Suspense>
      )}
    </>
  )
}

function PostMeta({ post }: { post: PostSummary }) {
  const locale = useLocale()
  const t = useMessages('blog')

  return (
    <p className="meta num post-meta" data-pagefind-ignore>
      <time dateTime={post.date} data-pagefind-meta="date[datetime]">
        {formatDate(locale, post.date)}
      </time>{' '}
      {post.updated && (
        <time dateTime={post.updated}>{t.blog.updated(formatDate(locale, post.updated))}</time>
      )}{' '}
      <Spaced>
        <span>{t.blog.minutes(post.minutes)}</span>
        {post.tags.map((tag) => (
          <Link key={tag} to="/blog/tag/$tag" params={{ tag }} className="tag">
            {tag}
          </Link>
        ))}
      </Spaced>
    </p>
  )
}

function Neighbours(props: { post: PostDetails }) {
  const { post } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const { newer, older } = post
  if (!newer && !older) return null
  const ends = [
    { rel: 'prev', label: t.blog.older, target: older },
    { rel: 'next', label: t.blog.newer, target: newer },
  ]
  return (
    <nav className="neighbours" aria-label={t.blog.adjacent}>
      {ends.map(
        ({ rel, label, target }) =>
          target && (
            <Link key={rel} rel={rel} to="/blog/$slug" params={{ slug: target.slug }}>
              <span className="meta">{label}</span>{' '}
              <span lang={target.locale === locale ? undefined : target.locale}>
                {target.title}
              </span>{' '}
            </Link>
          ),
      )}
    </nav>
  )
}
