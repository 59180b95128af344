import { useDeferredValue, useState } from 'react'

import { DamagedCopies } from '#src/components/damaged-copies.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { completedModules } from '#src/storage/completed-modules.ts'
import { courseHomework } from '#src/storage/course-homework.ts'
import {
  type DamagedCopy,
  deleteDamagedCopy,
  findDamagedCopies,
} from '#src/storage/damaged-copies.ts'
import { savedPrompts } from '#src/storage/saved-prompts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

const WORK_STORES = [courseHomework, completedModules, savedPrompts]

/** Reports stored answers that could not be parsed; they are kept as backups and can be downloaded. */
export function DamagedWork() {
  const t = useMessages('area').area.damaged
  // Overwriting an unreadable text creates a backup.
  usePersistentStore(courseHomework)
  usePersistentStore(completedModules)
  usePersistentStore(savedPrompts)
  const [deleted, setDeleted] = useState<DamagedCopy>()
  // Deferred until after the live region has been rendered, so that screen readers announce the message.
  const found = useDeferredValue(JSON.stringify(findDamagedCopies(WORK_STORES)), '[]')
  const copies = JSON.parse(found) as DamagedCopy[]
  return (
    <div role="status" data-slot="damaged-work" className="not-empty:mb-8 print:hidden">
      <DamagedCopies
        copies={copies}
        labels={t}
        onDelete={(copy) => {
          deleteDamagedCopy(copy)
          setDeleted(copy)
        }}
      >
        <SiteLink href="/learning-path#progress" className="link">
          {t.restore}
        </SiteLink>
      </DamagedCopies>
      {deleted && copies.length === 0 && <p className="mt-5 text-small">{t.deleted}</p>}
    </div>
  )
}
