import { courseCalendarPath, slotCalendarPath } from '#src/content/calendar-path.ts'
import { courseHref } from '#src/content/course-paths.ts'
import type { Page } from '#src/content/model.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { type CalendarEvent, calendarText } from '#src/seo/calendar.ts'
import type { SiteFile } from '#src/seo/page-record.ts'

import type { ContentStore } from './content-store.ts'
import type { SiteAddress } from './site-address.ts'

/** Calendar files: one for each course with a start date, and one for each open consultation slot. */
export function calendarFiles(store: ContentStore, { origin, base }: SiteAddress): SiteFile[] {
  return LOCALES.flatMap((locale) => {
    const { brand } = store.site(locale)
    return [...courseEvents(locale), ...slotEvents(locale)].map(({ path, event }) => ({
      path: path.slice(1),
      text: calendarText(event, brand),
    }))
  })

  function courseEvents(locale: Locale): { path: string; event: CalendarEvent }[] {
    return store.courses(locale).flatMap((course) => {
      if (course.startsOn === undefined) return []
      const url = getUrl(courseHref(course), locale)
      const event = {
        uid: getUid(`${course.id}-${course.startsOn}`),
        title: course.title,
        description: [course.subtitle, url].filter(Boolean).join('\n'),
        url,
        start: course.startsOn,
      }
      return [{ path: courseCalendarPath(course.id, locale), event }]
    })
  }

  function slotEvents(locale: Locale): { path: string; event: CalendarEvent }[] {
    const { openSlots = [], steps = [] } = store.services()?.consultation ?? {}
    const { seo } = store.page(locale, 'consultation') as Page<'consultation'>
    const { title, description } = seo
    const url = getUrl('/consultation', locale)
    return openSlots.map((start) => ({
      path: slotCalendarPath(start, locale),
      event: {
        uid: getUid(`consultation-${start}`),
        title,
        description: [description, url].filter(Boolean).join('\n'),
        url,
        start,
        minutes: steps.reduce((sum, minutes) => sum + minutes, 0),
      },
    }))
  }

  /** Absolute address of a page; empty if the address of the site is not set. */
  function getUrl(path: string, locale: Locale): string {
    return origin && origin + base.slice(0, -1) + localizePath(path, locale)
  }

  function getUid(name: string): string {
    return `${name}@${origin ? new URL(origin).host : 'localhost'}`
  }
}
