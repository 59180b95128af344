import { Section } from '#src/blocks/section.tsx'
import type { Course, CourseText, Site } from '#src/content/model.ts'
import { courseHref } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { NewTabLink } from '#src/ui/new-tab-link.tsx'

import { CourseHero } from './course-hero.tsx'
import { Curriculum } from './curriculum.tsx'
import { useOwns } from './use-own-area.ts'

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
          isBought ? null : (
            <NewTabLink
              href={site.links.waitlist.url}
              className="btn btn-lg btn-go"
              newTabLabel={t.opensInNewTab}
            >
              {words.joinWaitlist}
            </NewTabLink>
          )
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
