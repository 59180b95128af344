import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ComponentProps } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { FaqSection } from '#src/components/faq-section.tsx'
import { lazyComponent } from '#src/components/lazy-component.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import { getLevels } from '#src/content/courses.ts'
import type { Course, CoursePackage, Page } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { LevelCard } from './level-card.tsx'
import { PackageCard } from './package-card.tsx'
import { useProgress } from './use-progress.ts'

const ProgressTools = lazyComponent(() =>
  import('./progress-tools.tsx').then((module) => module.ProgressTools),
)

/** The four levels in order, and the packages that combine them. */
export function LearningPathPage(props: {
  page: Page<'learning-path'>
  courses: readonly Course[]
  packages: readonly CoursePackage[]
}) {
  const { page, courses, packages } = props
  const t = useMessages('courses')

  const progress = useProgress()
  const levels = getLevels(courses)
  const bestPackage = packages.toSorted(
    (a, b) => b.savings / b.regularPrice - a.savings / a.regularPrice,
  )[0]
  return (
    <>
      <Section hero>
        <SectionHeading as="h1" size="hero" {...page.hero} />
        <p className="max-w-lead text-lead text-ink-2">{page.hero.lead}</p>
        <h2 className="sr-only">{t.learningPath.levels}</h2>
        <div className="mt-block grid gap-6 sm:grid-cols-2 ml:gap-8">
          {levels.map((course) => (
            <LevelCard
              key={course.id}
              course={course}
              previous={courses.find(({ id }) => id === course.previousCourse)}
              progress={progress}
            />
          ))}
        </div>
      </Section>
      <Suspense>
        {bestPackage && (
          <Section id="packages">
            <SectionHeading {...page.packages} />
            <div className="mt-block grid gap-x-10 gap-y-12 ml:grid-cols-[1fr_1.25fr_1fr] ml:gap-y-0">
              {packages.map((coursePackage) => (
                <PackageCard
                  key={coursePackage.id}
                  pack={coursePackage}
                  levels={levels}
                  isBest={coursePackage === bestPackage}
                  bought={progress.purchasedCourses}
                />
              ))}
            </div>
            <p className="mt-6 text-small">
              <SiteLink className="link" href="/offer">
                {t.footer.offer}
              </SiteLink>
            </p>
          </Section>
        )}
        <Section ground="sunk">
          <SectionHeading {...page.how} />
          <ol className="mt-block grid gap-8 sm:grid-cols-2 lx:grid-cols-4 lx:gap-5">
            {page.how.steps.map(({ title, text }, index) => (
              <li key={title} className="grid content-start gap-[0.4rem]">
                <span
                  className={cn(
                    'flex items-center gap-5 text-figure/[0.92] font-bold tracking-[-0.05em] tabular-nums',
                    index < page.how.steps.length - 1 && 'after:h-[4px] after:flex-1 after:bg-pen',
                  )}
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <h3 className="mt-[0.6rem] lx:pr-4">{title}</h3>
                <p className="text-ink-2 lx:pr-4">{text}</p>
              </li>
            ))}
          </ol>
          <aside className="mt-block grid items-baseline gap-x-8 gap-y-[0.4rem] bg-marker p-offer text-on-marker scheme-light ml:grid-cols-[auto_1fr]">
            <p className="text-h3/[1.15] font-bold tracking-[-0.02em] tabular-nums">
              {page.bonus.title}
            </p>
            <p>{page.bonus.text}</p>
          </aside>
        </Section>
        <Section>
          <FaqSection section={page.faq} />
        </Section>
        <Section flush id="progress">
          <TwoColumn>
            <SectionHeading {...page.progress} />
            <div>
              <p className="max-w-lead text-lead text-ink-2">{page.progress.text}</p>
              <Tools courses={courses} code={page.progress.code} />
            </div>
          </TwoColumn>
        </Section>
        <ClosingCall {...page.closing}>
          {levels[0] && (
            <Button asChild size="lg" go>
              <SiteLink href={courseHref(levels[0])}>{page.closing.start}</SiteLink>
            </Button>
          )}
          {bestPackage && (
            <Button asChild size="lg" variant="line">
              <a href="#packages">{page.closing.packages}</a>
            </Button>
          )}
        </ClosingCall>
      </Suspense>
    </>
  )
}

/** Loaded after hydration, because the tools depend on browser storage; the prerendered page reserves their space. */
function Tools(props: ComponentProps<typeof ProgressTools>) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-6 grid min-h-36 content-start gap-5 print:hidden no-js:hidden">
      {isHydrated && <ProgressTools {...props} />}
    </div>
  )
}
