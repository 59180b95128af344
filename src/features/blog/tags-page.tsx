import { Link } from '@tanstack/react-router'

import { SectionHeading } from '#src/components/section-heading.tsx'
import type { PostIndex } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { TagList } from './tag-list.tsx'

/** The index of all tags. */
export function TagsPage({ tags }: { tags: PostIndex['tags'] }) {
  const t = useMessages('blog')

  return (
    <section className="page-end pt-hero">
      <div className="wrap">
        <p className="back">
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
          <p className="lead">{t.blog.nothingYet}</p>
        )}
      </div>
    </section>
  )
}
