import { ClosingCall } from '#src/components/closing-call.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { Course, CourseText } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CourseHero } from './course-hero.tsx'
import { Curriculum } from './curriculum.tsx'
import { useOwnsCourse } from './use-course-area-path.ts'
import { WaitlistLink } from './waitlist-link.tsx'

/** Planned contents of an upcoming course, with a link to the waitlist. */
export function CourseContentPage(props: { course: Course; text: CourseText | undefined }) {
  const { course, text } = props
  const t = useMessages('courses')

  const labels = t.courses
  const isBought = useOwnsCourse(course.id)
  return (
    <>
      <CourseHero
        course={course}
        back={{ href: courseHref(course), label: labels.content.aboutCourse }}
        question={labels.content.question(course.title)}
        answer={labels.content.answer}
        lead={
          text?.curriculum.lead ??
          (course.startsOn ? labels.content.leadWithStart : labels.content.lead)
        }
        action={
          // Owners of the course do not need the waitlist.
          isBought ? null : <WaitlistLink size="lg" go />
        }
      />
      {text && (
        <Section>
          <Curriculum section={text.curriculum} showOutcomes />
        </Section>
      )}
      {text && (
        <ClosingCall {...text.closing}>
          {!isBought && <WaitlistLink size="lg" go />}
          <SiteLink href={courseHref(course)} className="link">
            {labels.content.aboutCourse}
          </SiteLink>
        </ClosingCall>
      )}
    </>
  )
}
