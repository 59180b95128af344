import { NumberedList } from '#src/components/numbered-list.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import type { CourseText } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Numbered modules of a course with their lessons, drawn to scale. */
export function Curriculum(props: {
  section: CourseText['curriculum']
  /** Shows the learning outcome of each module. */
  showOutcomes?: boolean
}) {
  const { section, showOutcomes = false } = props
  const t = useMessages('courses').courses

  return (
    <>
      <SectionHeading {...section} />
      <NumberedList
        items={section.modules.map(({ title, lessons, outcome, minutes, length }) => ({
          title,
          text: (
            <>
              <ul className="grid gap-[0.15rem] max-sm:gap-2 max-sm:leading-[1.4]">
                {lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
              {showOutcomes && outcome && (
                <p className="mt-3">
                  {t.content.outcome} {outcome}
                </p>
              )}
            </>
          ),
          end: length ?? (minutes === undefined ? undefined : t.minutes(minutes)),
          minutes,
        }))}
      />
    </>
  )
}
