import type { MessagesOf } from '#src/i18n/messages.ts'

/** Says that the site was built anew since this page was opened, and opens it anew. */
export function NewVersion({ t }: { t: MessagesOf<'area'> }) {
  return (
    <>
      {t.area.newVersion}{' '}
      <button type="button" className="link" onClick={() => location.reload()}>
        {t.area.reload}
      </button>
    </>
  )
}
