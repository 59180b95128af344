import { Link } from '@tanstack/react-router'
import { memo, Suspense } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { NextStep } from '#src/components/next-step.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import type { Page } from '#src/content/model.ts'
import { POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import type { PostPage } from '#src/content/posts.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { readPosts, savedPosts } from '#src/storage/post-marks.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { Pager } from './pager.tsx'
import { PostCards, PostGrid } from './post-card.tsx'

const ContinueReading = lazyComponent(() =>
  import('./continue-reading.tsx').then((module) => module.ContinueReading),
)

/**
 * The post list, nine posts per page. On a full page the first card is large. The route renders again after
 * hydration, and without browser posts nothing of the page changes.
 */
export const BlogPage = memo(function BlogPage(props: { text: Page<'blog'>; list: PostPage }) {
  const { text, list } = props
  const { hero, lead, closing } = text
  const t = useMessages('blog')

  const hasMarks = usePersistentStore(readPosts).length + usePersistentStore(savedPosts).length > 0
  const isFull = list.posts.length === POSTS_PER_PAGE
  return (
    <>
      <section className="pt-hero pb-section">
        <div className="wrap">
          <SectionHeading as="h1" size="h1" question={hero.question} answer={hero.answer} />
          {lead && list.page === 1 && (
            <p className="mb-block max-w-lead text-lead text-ink-2">{lead}</p>
          )}
          {list.total === 0 && (
            <p className="max-w-lead text-lead text-ink-2">{t.blog.nothingYet}</p>
          )}
          <Suspense>
            <PostGrid>
              <PostCards posts={list.posts} hasLead={isFull} />
            </PostGrid>
            <Pager page={list.page} pages={list.pages} />
            {/* Placed below the list, because it appears only after storage has been read and must not shift
                visible content. */}
            {hasMarks && <ContinueReading />}
            <p className="mt-8 print:hidden" data-pagefind-ignore>
              <Link to="/blog/tag" className="link">
                {t.blog.allTags}
              </Link>
            </p>
          </Suspense>
        </div>
      </section>
      {closing && (
        <Suspense>
          <NextStep text={closing} />
        </Suspense>
      )}
    </>
  )
})
