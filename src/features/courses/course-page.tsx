import { Suspense } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { FloatBar } from '#src/components/float-bar.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { List } from '#src/components/ui/list.tsx'
import type { Course, CourseText } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CourseHero } from './course-hero.tsx'
import { CoursePrice } from './course-price.tsx'
import { CourseSections } from './course-sections.tsx'
import { EnrollLink } from './enroll-link.tsx'
import { FLOAT_PRICE, FLOAT_WITH_TIME, FloatTime } from './float-time.tsx'
import { useOwnsCourse } from './use-course-area-path.ts'
import { WaitlistLink } from './waitlist-link.tsx'

/** Page of a course that has no sales page. */
export function CoursePage(props: { course: Course; text: CourseText | undefined }) {
  const { course, text } = props
  const labels = useMessages('courses').courses

  const isBought = useOwnsCourse(course.id)
  const enroll = <EnrollLink course={course} size="lg" />
  const actions = (
    <>
      {enroll} {course.isComingSoon && !isBought && <WaitlistLink size="lg" variant="line" />}
    </>
  )
  return (
    <>
      <CourseHero
        course={course}
        back={{ href: '/courses', label: labels.backToCourses }}
        question={course.subtitle}
        answer={course.title}
        lead={course.description}
        action={actions}
        hasFacts
        isPageEnd={!text}
      >
        {course.benefits.length > 0 && (
          <TwoColumn className="mt-section">
            <SectionHeading question={labels.whatYouGet} answer={labels.benefits} />
            <List items={course.benefits} ruled className="border-t-2 border-ink" />
          </TwoColumn>
        )}
      </CourseHero>
      <Suspense>
        {text && (
          <>
            <CourseSections text={text} action={enroll} />
            <ClosingCall {...text.closing}>{actions}</ClosingCall>
          </>
        )}
        <FloatBar toTopLabel={labels.toTop} className={FLOAT_WITH_TIME}>
          {/* An upcoming course has no offer to count down. */}
          {!course.isComingSoon && <FloatTime course={course} />}
          <CoursePrice course={course} isBought={isBought} className={FLOAT_PRICE} />
          <EnrollLink course={course} />
        </FloatBar>
      </Suspense>
    </>
  )
}
