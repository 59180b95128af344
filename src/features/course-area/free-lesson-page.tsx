import { Suspense } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { FreeLesson } from '#src/content/lesson-model.ts'
import type { Course, CourseText, Page } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { LessonBody } from './lesson-body.tsx'
import { PromptBuilder } from './prompt-builder.tsx'

/** The free lesson of a paid course, with exercises and prompt builder. */
export function FreeLessonPage(props: {
  course: Course
  text: NonNullable<CourseText['freeLesson']>
  lesson: FreeLesson
  page: Page<'dashboard'>
}) {
  const { course, text, lesson, page } = props
  const t = useMessages('area')

  const { module, document } = lesson
  const { closing } = text
  return (
    <>
      <Section hero className="pb-section" data-pagefind-body>
        <p data-slot="back-link" className="mb-8 print:hidden">
          <SiteLink href={courseHref(course)} className="link">
            {course.title}
          </SiteLink>
        </p>
        <SectionHeading as="h1" size="h1" question={text.question} answer={module.title} />
        <p className="mt-4 meta tabular-nums">{t.area.minutes(module.minutes)}</p>
        <p className="mt-4 max-w-lead text-lead text-ink-2">{text.lead}</p>
        <Suspense>
          <div className="mt-block">
            <LessonBody
              lesson={document}
              moduleKey={module.key}
              level={2}
              builder={<PromptBuilder examples={page.builder.examples} />}
            />
          </div>
        </Suspense>
      </Section>
      <ClosingCall question={closing.question} answer={closing.answer} text={closing.text}>
        <Button asChild size="lg" go>
          <SiteLink href={courseHref(course)}>{closing.call}</SiteLink>
        </Button>
      </ClosingCall>
    </>
  )
}
