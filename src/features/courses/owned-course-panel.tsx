import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { MODULE_KEYS } from '#src/content/module-keys.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { completedModules } from '#src/storage/completed-modules.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Progress and link to the course area, shown to owners in place of the offer. */
export function OwnedCoursePanel({ href }: { href: string }) {
  const t = useMessages('courses').courses

  const completed = usePersistentStore(completedModules)
  const doneCount = MODULE_KEYS.filter((key) => completed.includes(key)).length
  return (
    <div className="grid gap-[1.1rem]">
      <p className="text-h2 font-bold text-balance">{t.yours}</p>
      <div>
        <p className="tabular-nums">{t.modulesDone(doneCount, MODULE_KEYS.length)}</p>
        <Dashes of={MODULE_KEYS.length} value={doneCount} tone="ink" size="tall" className="mt-3" />
      </div>
      <Button asChild size="lg" go wide>
        <SiteLink href={href}>{t.toCourse}</SiteLink>
      </Button>
    </div>
  )
}
