import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { ProgressLine } from '#src/components/progress-line.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { SitePicture } from '#src/components/site-picture.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { PostDetails, PostSummary, Site } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { MarkdownActions } from './markdown-actions.tsx'
import { PostCard, PostGrid } from './post-card.tsx'
import { ReadingTracker } from './reading-tracker.tsx'
import { SaveButton } from './save-button.tsx'
import { SeriesBox } from './series-box.tsx'
import { ShareButton } from './share-button.tsx'
import { CollapsibleContents, TableOfContents } from './table-of-contents.tsx'

/**
 * A post: head, text, table of contents, tags and related posts. Without `details`, while the text is
 * loading, only the head is shown.
 */
export function PostPage(props: {
  post: PostSummary
  details?: PostDetails
  /** The list of all tags. */
  tagList: ReactNode
  repository: Site['repository']
  /** Message above the text. */
  notice?: ReactNode
  children?: ReactNode
}) {
  const { post, details, tagList, repository, notice, children } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const text = useRef<HTMLDivElement>(null)
  const foreign = post.locale === locale ? undefined : post.locale
  return (
    <>
      <article
        className={cn('pt-hero', details?.related.length === 0 && 'pb-section')}
        aria-busy={details ? undefined : true}
      >
        <div className="wrap">
          <p data-slot="back-link" className="mb-8 print:hidden" data-pagefind-ignore>
            <Link to="/blog" activeOptions={{ exact: true }} className="link">
              {t.blog.backToBlog}
            </Link>
          </p>
          <header className="mb-block grid gap-8 border-b-2 border-ink pb-10 lg:grid-cols-[1.35fr_1fr] lg:items-end lg:gap-16 print:block">
            <div className="min-w-0">
              <h1 className="wrap-anywhere" lang={foreign}>
                {post.title}
              </h1>
              <PostMeta post={post} />
              {notice}
              {foreign && <Notice>{t.blog.otherLanguage[foreign]}</Notice>}
            </div>
            <div className="min-w-0 print:hidden">
              <SitePicture
                picture={post.cover}
                isFirst
                className="aspect-video w-full object-cover"
              />
            </div>
          </header>
          {details ? (
            <Suspense>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16 wide:grid-cols-[13rem_minmax(0,1fr)_15rem] wide:gap-18 print:block">
                <TableOfContents
                  headings={details.headings}
                  lang={foreign}
                  label={t.blog.contents}
                />
                {/* Stacked combining marks can make one character wider than the screen. The padding leaves
                    room for focus rings. */}
                <div className="not-print:max-2xl:-mx-2 not-print:max-2xl:overflow-x-clip not-print:max-2xl:px-2">
                  <CollapsibleContents
                    headings={details.headings}
                    lang={foreign}
                    label={t.blog.contents}
                  />
                  {details.series && (
                    <SeriesBox series={details.series} current={post.slug} lang={foreign} />
                  )}
                  <div ref={text} className="read max-lg:mx-0" lang={foreign}>
                    {children}
                  </div>
                  {/* A browser post has no public address to share. */}
                  {!post.isBrowserOnly && (
                    <footer
                      className="mx-auto mt-12 flex max-w-text flex-wrap items-center gap-x-6 gap-y-4 max-lg:mx-0 print:hidden"
                      data-pagefind-ignore
                    >
                      <ReadingTracker post={post} text={text} />
                      <SaveButton post={post} /> <ShareButton title={post.title} />{' '}
                      <MarkdownActions slug={post.slug} />{' '}
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
                <aside className="print:hidden">
                  <div className="sticky top-22 self-start">{tagList}</div>
                </aside>
              </div>
            </Suspense>
          ) : (
            // As high as the viewport, so that the footer stays below it until the text has loaded.
            <div className="min-h-svh">
              <ProgressLine />
            </div>
          )}
        </div>
      </article>
      {details && details.related.length > 0 && (
        <Suspense>
          <section className="py-section print:hidden" data-pagefind-ignore>
            <div className="wrap">
              <SectionHeading question={t.blog.related} answer={t.blog.relatedAnswer} />
              <PostGrid className="wide:grid-cols-3">
                {details.related.map((other, index) => (
                  <PostCard
                    key={other.slug}
                    post={other}
                    as="h3"
                    // A third card would be the only one in its row.
                    className={index === 2 ? 'sm:max-lg:hidden' : undefined}
                  />
                ))}
              </PostGrid>
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
    <p
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-[0.6rem] text-meta text-ink-3 tabular-nums"
      data-pagefind-ignore
    >
      <time dateTime={post.date} data-pagefind-meta="date[datetime]">
        {formatDate(locale, post.date)}
      </time>{' '}
      {post.updated && (
        <time dateTime={post.updated}>{t.blog.updated(formatDate(locale, post.updated))}</time>
      )}{' '}
      <Spaced>
        <span>{t.blog.minutes(post.minutes)}</span>
        {post.tags.map((tag) => (
          <Tag key={tag} asChild>
            <Link to="/blog/tag/$tag" params={{ tag }}>
              {tag}
            </Link>
          </Tag>
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
    <nav
      className="mx-auto mt-8 grid max-w-text gap-x-8 border-t-2 border-ink max-lg:mx-0 sm:grid-cols-2 print:hidden"
      aria-label={t.blog.adjacent}
    >
      {ends.map(
        ({ rel, label, target }) =>
          target && (
            <Link
              key={rel}
              rel={rel}
              to="/blog/$slug"
              params={{ slug: target.slug }}
              className={cn(
                'group grid content-start gap-1 py-4 font-semi no-underline',
                rel === 'next' && 'sm:col-start-2 sm:text-right',
              )}
            >
              <span className="text-meta font-regular text-ink-3">{label}</span>{' '}
              <span
                lang={target.locale === locale ? undefined : target.locale}
                className="decoration-pen decoration-2 underline-offset-[0.2em] group-hover:underline"
              >
                {target.title}
              </span>{' '}
            </Link>
          ),
      )}
    </nav>
  )
}
