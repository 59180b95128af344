import { slotCalendarPath } from '#src/content/calendar-path.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { kyivTime } from '#src/lib/kyiv-time.ts'

/** Available consultation slots, each with a calendar file. */
export function OpenSlots({ slots }: { slots: readonly string[] }) {
  const locale = useLocale()
  const t = useMessages('landings').landings

  if (slots.length === 0) return null
  return (
    <div data-slot="open-slots" className="mt-8 text-small tabular-nums">
      <h3 className="font-bold">{t.openSlots}</h3>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {slots.map((slot) => {
          const label = slotLabel(slot)
          return (
            <li key={slot} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
              <time dateTime={slot}>{label}</time>{' '}
              <a
                className="underline underline-offset-4"
                href={import.meta.env.BASE_URL + slotCalendarPath(slot, locale).slice(1)}
                download="consultation.ics"
              >
                {t.addToCalendar}
                <span className="sr-only">: {label}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )

  function slotLabel(slot: string): string {
    const time = kyivTime(Date.parse(slot)).toISOString().slice(11, 16)
    return `${formatDate(locale, slot)}, ${time}`
  }
}
