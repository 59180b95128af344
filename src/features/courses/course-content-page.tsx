import { Section } from '#src/components/section.tsx'
import type { Course, CourseText, Site } from '#src/content/model.ts'
import { courseHref } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { CourseHero } from './course-hero.tsx'
import { Curriculum } from './curriculum.tsx'
import { useOwns } from './use-own-area.ts'
import { WaitlistLink } from './waitlist-link.tsx'

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
  const isBought = useOwns(course.id)
  return (
    <>
      <CourseHero
        course={course}
        back={{ href: courseHref(course), label: words.content.aboutCourse }}
        question={words.content.question(course.title)}
        answer={words.content.answer}
        lead={words.content.lead}
        action={
          // Who has it waits for nothing to sign up for.
          isBought ? null : <WaitlistLink site={site} className="btn-lg btn-go" t={t} />
        }
        site={site}
        locale={locale}
        t={t}
      />
      {text && (
        <Section>
          <Curriculum section={text.curriculum} t={words} />
        </Section>
      )}
    </>
  )
}
