import Bookmark from 'lucide-react/icons/bookmark'
import Check from 'lucide-react/icons/check'

import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { formatPercent } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { STARTED_PERCENT, readPosts, savedPosts } from '#src/storage/post-marks.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Reading progress and saved state of a post. It overlays the card's picture, so it shifts nothing when it appears. */
export function PostMark({ slug }: { slug: string }) {
  const locale = useLocale()
  const t = useMessages('blog').blog

  const percent = usePersistentStore(readPosts).find((post) => post.slug === slug)?.percent ?? 0
  const isSaved = usePersistentStore(savedPosts).some((post) => post.slug === slug)
  if (percent < STARTED_PERCENT && !isSaved) return null
  return (
    <span data-slot="post-mark" className="absolute top-0 left-0 flex">
      {percent === 100 ? (
        <Tag variant="ok">
          <Icon icon={Check} size="sm" />
          {t.read}
        </Tag>
      ) : (
        percent >= STARTED_PERCENT && <Tag>{t.percentRead(formatPercent(locale, percent))}</Tag>
      )}{' '}
      {isSaved && (
        <Tag variant="pen">
          <Icon icon={Bookmark} size="sm" />
          {t.saved}
        </Tag>
      )}
    </span>
  )
}
