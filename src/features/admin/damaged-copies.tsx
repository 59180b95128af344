import { useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { download } from '#src/lib/browser/download.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'
import { type DamagedCopy, findDamagedCopies } from '#src/storage/damaged-copies.ts'
import { postDrafts } from '#src/storage/post-drafts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Lists unreadable stored texts, which can be downloaded and deleted. */
export function DamagedCopies(props: { onDelete: (copy: DamagedCopy) => void }) {
  const { onDelete } = props
  const t = useMessages('admin').saved

  // Overwriting an unreadable text creates a backup.
  usePersistentStore(browserPosts)
  usePersistentStore(postDrafts)
  const [downloaded, setDownloaded] = useState<readonly string[]>([])
  const copies = findDamagedCopies()
  if (copies.length === 0) return null
  return (
    <Notice asChild>
      <div>
        <p>{t.damaged}</p>
        {copies.map((copy) => (
          <p key={copy.key} className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="line"
              onClick={() => {
                download(`${copy.key}.txt`, copy.raw)
                setDownloaded([...downloaded, copy.raw])
              }}
            >
              {t.damagedSave} ({copy.key})
            </Button>
            {downloaded.includes(copy.raw) && (
              <Button size="sm" variant="line" onClick={() => onDelete(copy)}>
                {t.damagedDelete} ({copy.key})
              </Button>
            )}
          </p>
        ))}
      </div>
    </Notice>
  )
}
