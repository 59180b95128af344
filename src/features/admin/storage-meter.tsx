import { Meter } from '#src/components/ui/meter.tsx'
import { formatNumber } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { browserPosts } from '#src/storage/browser-posts.ts'
import { postDrafts } from '#src/storage/post-drafts.ts'
import { storageUsage } from '#src/storage/storage-usage.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

const DASHES = 40

/** Shows the used storage of this browser. */
export function StorageMeter() {
  const t = useMessages('admin').saved
  const locale = useLocale()

  // Posts and drafts fill the storage.
  usePersistentStore(browserPosts)
  usePersistentStore(postDrafts)
  const usage = storageUsage()
  if (!usage) return null
  const kilobytes = (characters: number) => formatNumber(locale, Math.ceil(characters / 1024))
  return (
    <div className="mt-block grid max-w-96 gap-2">
      <Meter of={DASHES} value={Math.ceil((usage.used / usage.of) * DASHES)} />
      <p className="text-meta text-ink-3 tabular-nums">
        {t.usage(kilobytes(usage.used), kilobytes(usage.of))}
      </p>
    </div>
  )
}
