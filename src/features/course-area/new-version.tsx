import { useMessages } from '#src/i18n/use-messages.tsx'

/** Says that the site was built anew since this page was opened, and opens it anew. */
export function NewVersion() {
  const t = useMessages('area')

  return (
    <>
      {t.area.newVersion}{' '}
      <button type="button" className="link" onClick={() => location.reload()}>
        {t.area.reload}
      </button>
    </>
  )
}
