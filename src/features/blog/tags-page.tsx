import { Link } from '@tanstack/react-router'

import { SectionHeading } from '#src/components/section-heading.tsx'
import type { PostIndex } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { TagList } from './tag-list.tsx'

/** The index of all tags. */
export function TagsPage({ tags }: { tags: PostIndex['tags'] }) {
  const t = useMessages('blog')

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
          question={t.blog.allTagsQuestion}
          answer={t.blog.allTags}
        />
        {Object.keys(tags).length > 0 ? (
          <TagList tags={tags} label={t.blog.tags} className="mt-block max-w-lg" />
        ) : (
          <p className="max-w-lead text-lead text-ink-2">{t.blog.nothingYet}</p>
        )}
      </div>
    </section>
  )
}
