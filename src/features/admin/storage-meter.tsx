import { Meter } from '#src/components/ui/meter.tsx'
import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'
import { postDrafts } from '#src/storage/post-drafts.ts'
import { storageUsage } from '#src/storage/storage-usage.ts'
import { useCell } from '#src/storage/use-cell.ts'

const DASHES = 40

/** How much of this browser's storage is used. */
export function StorageMeter({ t, locale }: { t: AdminMessages['saved']; locale: Locale }) {
  // What is written here fills it.
  useCell(browserPosts)
  useCell(postDrafts)
  const usage = storageUsage()
  if (!usage) return null
  const kilobytes = (characters: number) => formatNumber(locale, Math.ceil(characters / 1024))
  return (
    <div className="admin-usage">
      <Meter of={DASHES} value={Math.ceil((usage.used / usage.of) * DASHES)} />
      <p className="meta num">{t.usage(kilobytes(usage.used), kilobytes(usage.of))}</p>
    </div>
  )
}
