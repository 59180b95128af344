import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'

import {
  PictureCard,
  PictureCardImage,
  pictureCardLink,
  PictureCardText,
  PictureCardTitle,
} from '#src/components/picture-card.tsx'
import { SitePicture } from '#src/components/site-picture.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { PostSummary } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { PostMark } from './post-mark.tsx'

/** Grid of post cards. With the first card large, nine posts fill it completely. */
export function PostGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'mt-block grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4 print:block',
        className,
      )}
      data-pagefind-ignore
      {...props}
    />
  )
}

/** Cards of one page of posts; with `hasLead` the first one is large. */
export function PostCards(props: { posts: readonly PostSummary[]; hasLead?: boolean }) {
  const { posts, hasLead = false } = props
  const router = useRouter()

  // The script of an article, but no article: a pressed card shows its heading without waiting for the network.
  useEffect(() => {
    router.loadRouteChunk(router.routesByPath['/blog/$slug'])?.catch(() => undefined)
  }, [router])

  return posts.map((post, index) => (
    <PostCard key={post.slug} post={post} isFirst={index === 0} isLead={hasLead && index === 0} />
  ))
}

/** Post card: picture, date, title, up to three lines of excerpt, reading time. The whole card is a link. */
export function PostCard(props: {
  post: PostSummary
  /** Heading level of the title. */
  as?: 'h2' | 'h3'
  isFirst?: boolean
  /** Whether this is the large card of a full page. */
  isLead?: boolean
  className?: string
}) {
  const { post, as: Heading = 'h2', isFirst = false, isLead = false, className } = props
  const locale = useLocale()
  const t = useMessages('blog').blog

  const foreign = post.locale === locale ? undefined : post.locale
  return (
    <PictureCard className={cn(isLead && 'sm:col-span-2 lg:row-span-2', className)}>
      <PictureCardImage
        className={cn('relative', isLead && 'lg:aspect-auto lg:min-h-88 lg:flex-1')}
      >
        <SitePicture
          picture={post.cover}
          isFirst={isFirst}
          wide={isLead ? post.squareCover : undefined}
          className="size-full object-cover"
        />
        <PostMark slug={post.slug} />
      </PictureCardImage>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-[0.4rem] text-meta whitespace-nowrap text-ink-3 tabular-nums">
        <time dateTime={post.date}>{formatDate(locale, post.date)}</time>{' '}
        {post.tags.length > 0 && (
          // One line high, so that the titles of a row align; tags that do not fit are hidden.
          <span className="flex h-[1.4em] min-w-16 flex-1 flex-wrap gap-x-[0.75em] overflow-hidden">
            {post.tags.map((tag) => (
              <span key={tag} className="overflow-hidden text-ellipsis">
                {tag}{' '}
              </span>
            ))}
          </span>
        )}
        {(foreign || post.isBrowserOnly) && <span>{t.languages[post.locale]}</span>}
        {post.draft && <span>{t.draft}</span>}
        {post.isBrowserOnly && <Tag variant="line">{t.browserOnly}</Tag>}
      </p>
      <PictureCardTitle
        asChild
        className={cn(
          isLead && 'text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)]/[1.08] tracking-[-0.03em]',
        )}
      >
        <Heading lang={foreign}>
          <Link to="/blog/$slug" params={{ slug: post.slug }} className={pictureCardLink}>
            {post.title}
          </Link>
        </Heading>
      </PictureCardTitle>
      <PictureCardText className="line-clamp-3 print:line-clamp-none" lang={foreign}>
        {cardText(post.excerpt)}
      </PictureCardText>
      <p className="mt-[0.8rem] flex flex-wrap gap-x-4 text-small/body print:hidden">
        <span className="font-firm text-pen" aria-hidden="true">
          {t.readMore}
        </span>{' '}
        <span className="text-ink-3">{t.minutes(post.minutes)}</span>{' '}
        {post.updated && (
          <span className="basis-full text-ink-3">
            {/* On a line of its own, so that no font moves it to one. */}
            {t.updated(formatDate(locale, post.updated))}
          </span>
        )}
      </p>
    </PictureCard>
  )
}

/** Length that fits into three lines of the narrowest card, in characters. */
const MAX_TEXT_LENGTH = 100

/** Text of a post card: as many whole sentences of the excerpt as fit, and at least one. */
export function cardText(excerpt: string): string {
  const sentences = excerpt.split(/(?<=[.!?…])\s+(?=\S)/)
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > MAX_TEXT_LENGTH) break
    text += ` ${sentence}`
  }
  return text
}
