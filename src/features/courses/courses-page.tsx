import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course, Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { countOf } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { courseState } from '#src/lib/course-progress.ts'

import { type CategoryFilter, CATEGORY_FILTERS, coursesOf } from './category-filter.ts'
import { CourseCard } from './course-card.tsx'
import { useProgress } from './use-progress.ts'

/** The catalogue. */
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
  const progress = useProgress()
  const shown = coursesOf(courses, category)
  const { filter } = t.courses
  return (
    <>
      <section className="pt-hero">
        <div className="wrap">
          <SectionHeading
            as="h1"
            size="h1"
            question={page.hero.question}
            answer={page.hero.answer}
          />
          {page.lead && <p className="lead">{page.lead}</p>}
          <PathBanner words={page.path} />
        </div>
      </section>
      <Suspense>
        <section className="catalogue page-end">
          <div className="wrap">
            <h2 className="sr-only">{t.courses.all}</h2>
            <Segmented label={filter.label} className="needs-js">
              {CATEGORY_FILTERS.map((one) => (
                <SegmentedButton
                  key={one}
                  pressed={one === category}
                  onClick={() => onCategoryChange(one)}
                >
                  {filter[one]} <span className="num">{coursesOf(courses, one).length}</span>
                </SegmentedButton>
              ))}
            </Segmented>
            <p className="sr-only" role="status">
              {filter.shown(filter[category], countOf(locale, shown.length, filter.courses))}
            </p>
            <div className="courses">
              {shown.map((course, index) => (
                <CourseCard
                  key={course.id}
                  course={course}
                  state={courseState(course, progress)}
                  previous={courses.find(({ id }) => id === course.previousCourse)}
                  isFirst={index === 0}
                />
              ))}
            </div>
          </div>
        </section>
        {page.how && (
          <section className="section pt-0">
            <div className="wrap halves">
              <SectionHeading question={page.how.question} answer={page.how.answer} />
              <p className="lead">{page.how.text}</p>
            </div>
          </section>
        )}
        <section className="section sunk">
          <div className="wrap halves">
            <SectionHeading question={page.soon.question} answer={page.soon.answer} />
            <div>
              <p className="lead">{page.soon.text}</p>
              <ButtonRow>
                <NewTabLink
                  href={waitlist.url}
                  className="btn btn-line"
                  newTabLabel={t.opensInNewTab}
                >
                  {page.soon.call}
                </NewTabLink>
              </ButtonRow>
            </div>
          </div>
        </section>
      </Suspense>
    </>
  )
}

/** The way to the learning path: four steps, each a level higher. */
function PathBanner({ words }: { words: Page<'courses'>['path'] }) {
  const [before, percent = '', after] = words.savings.split(/(\d+\s?%)/)
  return (
    <Link to="/learning-path" className="path board">
      <span className="path-t">
        <Tag variant="marker">{words.badge}</Tag> <strong>{words.title}</strong>{' '}
        {/* Without a package that costs less there is nothing to save. */}
        {Number.parseInt(percent) !== 0 && (
          <span className="path-s num">
            {before}
            <b>{percent}</b>
            {after}
          </span>
        )}
      </span>{' '}
      <span className="path-l">
        {words.steps.map((step, index) => (
          <span key={step} className={`lv${index + 1}`}>
            <i />
            <span>
              <b className="num">{index + 1}</b> {step}
            </span>{' '}
          </span>
        ))}
      </span>
      <span className="btn btn-go">{words.call}</span>
    </Link>
  )
}
