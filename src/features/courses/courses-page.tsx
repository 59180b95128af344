import { Link } from '@tanstack/react-router'
import { memo, Suspense, useDeferredValue } from 'react'

import { MessageButton } from '#src/components/message-button.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { EqualColumns } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { LEVEL_CLASS } from '#src/components/ui/level-dashes.tsx'
import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { LEVELS } from '#src/content/ids.ts'
import type { Course, Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { courseState } from '#src/lib/course-progress.ts'

import { type CategoryFilter, CATEGORY_FILTERS, filterCourses } from './category-filter.ts'
import { CourseCard } from './course-card.tsx'
import { useProgress } from './use-progress.ts'

/** The course catalogue. */
export function CoursesPage(props: {
  page: Page<'courses'>
  courses: readonly Course[]
  category: CategoryFilter
  onCategoryChange: (category: CategoryFilter) => void
}) {
  const { page, courses, category, onCategoryChange } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { waitlist } = site.links
  const filteredCourses = filterCourses(courses, category)
  // The pressed button is painted before the cards change.
  const displayedCategory = useDeferredValue(category)
  const { filter } = t.courses
  return (
    <>
      <Section hero>
        <SectionHeading as="h1" size="h1" {...page.hero} />
        {page.lead && <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>}
        <PathBanner words={page.path} />
      </Section>
      <Suspense>
        <section className="pt-block pb-section">
          <div className="wrap">
            <h2 className="sr-only">{t.courses.all}</h2>
            <Segmented label={filter.label} className="needs-js">
              {CATEGORY_FILTERS.map((option) => (
                <SegmentedButton
                  key={option}
                  pressed={option === category}
                  onClick={() => onCategoryChange(option)}
                >
                  {filter[option]}{' '}
                  <span className="tabular-nums">{filterCourses(courses, option).length}</span>
                </SegmentedButton>
              ))}
            </Segmented>
            <p className="sr-only" role="status">
              {filter.shown(
                filter[category],
                formatCount(locale, filteredCourses.length, filter.courses),
              )}
            </p>
            <CourseGrid courses={courses} category={displayedCategory} />
          </div>
        </section>
        {page.how && (
          <Section flush>
            <EqualColumns>
              <SectionHeading {...page.how} />
              <p className="max-w-lead text-lead text-ink-2">{page.how.text}</p>
            </EqualColumns>
          </Section>
        )}
        <Section ground="sunk">
          <EqualColumns>
            <SectionHeading {...page.soon} />
            <div>
              <p className="max-w-lead text-lead text-ink-2">{page.soon.text}</p>
              <ButtonRow>
                <MessageButton href={waitlist.url} variant="line">
                  {page.soon.call}
                </MessageButton>
              </ButtonRow>
            </div>
          </EqualColumns>
        </Section>
      </Suspense>
    </>
  )
}

/** Cards of the courses of a category. Memoized, so that they are rendered once for each category. */
const CourseGrid = memo(function CourseGrid(props: {
  courses: readonly Course[]
  category: CategoryFilter
}) {
  const { courses, category } = props
  const progress = useProgress()
  return (
    <div className="mt-8 grid gap-6 min-[44rem]:grid-cols-2 lx:grid-cols-3">
      {filterCourses(courses, category).map((course, index) => (
        <CourseCard
          key={course.id}
          course={course}
          state={courseState(course, progress)}
          previous={courses.find(({ id }) => id === course.previousCourse)}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
})

/** Heights of the level steps where they form one row. */
const STEP_HEIGHTS = [undefined, 'xl:h-[28px]', 'xl:h-[42px]', 'xl:h-[56px]']

/** Link to the learning path, drawn as four rising steps. */
function PathBanner({ words }: { words: Page<'courses'>['path'] }) {
  const [before, percent = '', after] = words.savings.split(/(\d+\s?%)/)
  return (
    <Link
      to="/learning-path"
      className="board group mt-block grid items-end justify-items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-7 p-[clamp(1.5rem,3vw,2.5rem)] no-underline xl:grid-cols-[1.15fr_minmax(max-content,1.5fr)_auto]"
    >
      <span className="grid justify-items-start gap-[0.7rem]">
        <Tag variant="marker">{words.badge}</Tag>{' '}
        <strong className="text-[clamp(1.625rem,1.2rem+1.7vw,2.625rem)]/[1.06] font-bold tracking-[-0.03em] text-balance">
          {words.title}
        </strong>{' '}
        {/* Hidden if no package costs less than its courses. */}
        {Number.parseInt(percent) !== 0 && (
          <span className="text-lead/body text-ink-2 tabular-nums">
            {before}
            <b className="text-marker">{percent}</b>
            {after}
          </span>
        )}
      </span>{' '}
      {/* Two columns on a phone, because four labels would break in the middle of words. */}
      <span className="grid w-full grid-cols-2 gap-x-[4px] gap-y-4 min-[34rem]:grid-cols-4">
        {LEVELS.map((level, index) => (
          <span
            key={level}
            className={cn(
              'grid content-end gap-[0.6rem] pr-1 text-small/body text-ink-2',
              LEVEL_CLASS[level],
            )}
          >
            {/* Overlaps the gap, so that the steps touch while their labels stay apart. */}
            <i className={cn('-mr-1 h-[14px] bg-level', STEP_HEIGHTS[index])} />
            <span>
              <b className="text-ink tabular-nums">{level}</b> {words.steps[index]}
            </span>{' '}
          </span>
        ))}
      </span>
      <Button asChild go className="group-hover:[--dash:1.7em]">
        <span>{words.call}</span>
      </Button>
    </Link>
  )
}
