import { download } from '#src/browser/download.ts'
import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import { findDamagedCopies } from '#src/storage/browser-posts.ts'
import { Button } from '#src/ui/button.tsx'

/** Texts that could not be read, to be taken out as they are. */
export function DamagedCopies({ t }: { t: AdminMessages['saved'] }) {
  const copies = findDamagedCopies()
  if (copies.length === 0) return null
  return (
    <div className="notice" role="alert">
      <p>{t.damaged}</p>
      {copies.map(({ key, raw }) => (
        <p key={key}>
          <Button size="sm" variant="line" onClick={() => download(`${key}.txt`, raw)}>
            {t.damagedSave} ({key})
          </Button>
        </p>
      ))}
    </div>
  )
}
