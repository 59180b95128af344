import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import type { PostIndex } from '#src/content/model.ts'
import type { PostPage } from '#src/content/posts.ts'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { Pager } from './pager.tsx'
import { PostCards, PostGrid } from './post-card.tsx'
import { TagList } from './tag-list.tsx'

/** The last cell fills the rest of its row, aligned with the columns of the cards. */
const LAST_CELL =
  'self-start sm:grid sm:grid-cols-subgrid sm:max-lg:odd:col-span-2 lg:max-wide:nth-[3n+1]:col-span-3 lg:max-wide:nth-[3n+2]:col-span-2 wide:nth-[4n+1]:col-span-4 wide:nth-[4n+1]:grid-cols-[repeat(5,1fr)] wide:nth-[4n+1]:gap-x-8 wide:nth-[4n+2]:col-span-3 wide:nth-[4n+3]:col-span-2'

/** Posts with a tag, nine per page, followed by the other tags in the last cell. */
export function TagPage(props: {
  tag: string
  /** Topic of the tag in the form that follows the preposition "about". */
  subject: string
  list: PostPage
  tags: PostIndex['tags']
}) {
  const { tag, subject, list, tags } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const count = formatCount(locale, list.total, t.blog.posts)
  // Browser posts come first, whatever their date.
  const isByDate = !list.posts.some((post) => post.isBrowserOnly)
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <p data-slot="back-link" className="mb-8 print:hidden">
          <Link to="/blog" activeOptions={{ exact: true }} className="link">
            {t.blog.backToBlog}
          </Link>
        </p>
        <SectionHeading
          as="h1"
          size="h1"
          question={t.blog.tagQuestion(subject)}
          answer={t.blog.tagTitle(tag)}
        />
        <p className="max-w-lead text-lead text-ink-2 tabular-nums">
          {isByDate ? t.blog.newestFirst(count) : `${count}.`}
        </p>
        <Suspense>
          <PostGrid>
            <PostCards posts={list.posts} />
            <TagList tags={tags} label={t.blog.otherTags} except={tag} className={LAST_CELL} />
          </PostGrid>
          <Pager page={list.page} pages={list.pages} tag={tag} />
        </Suspense>
      </div>
    </section>
  )
}
