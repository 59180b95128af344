import { expect, test } from 'vitest'

import { findCourse, loadCourseText } from '#src/content/courses.ts'
import { loadSite } from '#src/content/registry.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'
import { renderInRouter } from '#tests/support/render-in-router.tsx'

import { CourseLanding } from './course-landing.tsx'

test.each(LOCALES)(
  'the floating bar of a sales page counts down to the end of the offer (%s)',
  async (locale) => {
    const t = await loadPartMessages(locale, 'courses')
    const site = await loadSite(locale)
    const course = await findCourse(locale, 'ai-fundamentals')
    const text = await loadCourseText(locale, 'ai-fundamentals')
    if (!course || !text) throw new Error('the course of this test is gone')
    const html = (countdown: 'off' | 'end-of-month') =>
      renderInRouter(
        <OnSite locale={locale} site={site}>
          <CourseLanding
            course={{ ...course, countdown }}
            text={text}
            savingsInput={{ hours: 10, cost: 500 }}
            onSavingsInputChange={() => undefined}
          />
        </OnSite>,
      )
    const getBar = (page: string) => page.slice(page.indexOf('data-slot="float-bar"'))
    expect(getBar(html('end-of-month'))).toContain(t.courses.earlyPriceEnds)
    expect(getBar(html('off'))).not.toContain(t.courses.earlyPriceEnds)
  },
)
