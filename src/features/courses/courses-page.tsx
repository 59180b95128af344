import { Exchange } from '#src/blocks/exchange.tsx'
import type { Course, Page, Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'

import { CourseCard } from './course-card.tsx'

/** The catalogue. */
export function CoursesPage(props: {
  page: Page<'courses'>
  courses: readonly Course[]
  site: Site
  locale: Locale
  t: Messages
}) {
  const { page, courses, site, locale, t } = props
  const { waitlist } = site.links
  return (
    <>
      <section className="hero page-end">
        <div className="wrap">
          <Exchange as="h1" size="h1" question={page.hero.question} answer={page.hero.answer} />
          <div className="courses">
            {courses.map((course, index) => (
              <CourseCard
                key={course.id}
                course={course}
                isFirst={index === 0}
                hryvniaRate={site.hryvniaRate}
                waitlistUrl={waitlist.url}
                locale={locale}
                t={t}
              />
            ))}
          </div>
        </div>
      </section>
      <section className="section sunk">
        <div className="wrap halves">
          <Exchange question={page.soon.question} answer={page.soon.answer} />
          <div>
            <p className="lead">{page.soon.text}</p>
            <div className="cta-row">
              <a href={waitlist.url} target="_blank" rel="noopener" className="btn btn-line">
                {page.soon.call}
                <span className="vh"> ({t.opensInNewTab})</span>
              </a>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
