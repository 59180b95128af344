import { Exchange } from '#src/blocks/exchange.tsx'
import { Section } from '#src/blocks/section.tsx'
import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course, CourseText, Site } from '#src/content/model.ts'
import { courseHref } from '#src/content/prices.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { LevelTag, Tag } from '#src/ui/tag.tsx'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { Curriculum } from './course-sections.tsx'

/** What a course that is coming will hold, and how to hear of its start. */
export function CourseContentPage(props: {
  course: Course
  text: CourseText | undefined
  site: Site
  locale: Locale
  t: MessagesOf<'courses'>
}) {
  const { course, text, site, locale, t } = props
  const words = t.courses
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <p className="back">
            <SiteLink href={courseHref(course)} className="link">
              {words.content.aboutCourse}
            </SiteLink>
          </p>
          <div className="course-h">
            <CoursePlate course={course} />
            <div className="tags">
              {course.level && (
                <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>
              )}
              <Tag variant="line">{words.comingSoon}</Tag>
            </div>
          </div>
          <Exchange
            as="h1"
            size="h1"
            question={words.content.question(course.title)}
            answer={words.content.answer}
          />
          <p className="lead">{words.content.lead}</p>
          <div className="cta-row">
            <CoursePrice course={course} hryvniaRate={site.hryvniaRate} locale={locale} t={words} />
            <a
              href={site.links.waitlist.url}
              target="_blank"
              rel="noopener"
              className="btn btn-lg btn-go"
            >
              {words.joinWaitlist}
              <span className="vh"> ({t.opensInNewTab})</span>
            </a>
          </div>
          <p className="early num">
            {words.earlyAccess(formatPercent(locale, site.offers.waitlistDiscount))}
          </p>
        </div>
      </section>
      {text && (
        <Section>
          <Curriculum section={text.curriculum} t={words} />
        </Section>
      )}
    </>
  )
}
