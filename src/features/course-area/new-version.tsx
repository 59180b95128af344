import { useMessages } from '#src/i18n/use-messages.tsx'

/** Notice that a new build of the site is available, with a reload button. */
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
