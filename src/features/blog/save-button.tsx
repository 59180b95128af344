import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { type MarkedPost, savedPosts, togglePost } from '#src/storage/post-marks.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Saves a post for later, or removes it from the saved ones. */
export function SaveButton({ post }: { post: MarkedPost }) {
  const t = useMessages('blog').blog

  const isSaved = usePersistentStore(savedPosts).some(({ slug }) => slug === post.slug)
  return (
    <Button
      className="needs-js"
      variant="line"
      size="sm"
      aria-pressed={isSaved}
      onClick={() => savedPosts.update((posts) => togglePost(posts, post))}
    >
      <Icon icon={isSaved ? BookmarkCheck : Bookmark} />
      {t.saveForLater}
    </Button>
  )
}
