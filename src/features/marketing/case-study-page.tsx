import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, Suspense } from 'react'

import { MessageButton } from '#src/components/message-button.tsx'
import { NextStep } from '#src/components/next-step.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { SideHeading } from '#src/components/side-heading.tsx'
import { SitePicture } from '#src/components/site-picture.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Tag, Tags } from '#src/components/ui/tag.tsx'
import { pickClaims } from '#src/content/claims.ts'
import type { Claims, Page, ProjectDetails } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { isPlainClick } from '#src/lib/link-target.ts'

import { ClaimFacts } from './claim-facts.tsx'
import { RichText } from './rich-text.tsx'

const NEIGHBOUR_CLASS = 'group grid content-start gap-[0.2rem] py-5 no-underline'
const NEIGHBOUR_TITLE_CLASS = cn(
  'text-h3/body font-bold tracking-(--text-h3--letter-spacing)',
  'group-hover:underline group-hover:decoration-pen group-hover:decoration-3 group-hover:underline-offset-[0.16em]',
)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page was opened from the success stories, so that the back link uses the history. */
    isFromStories?: boolean
  }
}

/** Page of a project: challenge, figures, solution, results. */
export function CaseStudyPage(props: {
  project: ProjectDetails
  claims: Claims
  closing: Page<'case-study'>['closing']
}) {
  const { project, claims, closing } = props
  const site = useSite()
  const t = useMessages('showcase')

  const { previous, next } = project
  const { messenger, secondMessenger } = site.links
  return (
    <>
      <article className="pt-hero pb-section">
        <div className="wrap">
          <p data-slot="back-link" className="mb-8 print:hidden">
            <BackToStories>{t.caseStudy.back}</BackToStories>
          </p>
          <div className="mb-block grid gap-8 lg:grid-cols-[1.7fr_1fr] lg:items-end lg:gap-10 print:block">
            <div className="min-w-0">
              <SectionHeading className="wrap-anywhere" as="h1" size="h1" {...project} />
              <p className="max-w-lead text-lead text-ink-2">{project.description}</p>
              <p className="mt-4 text-meta text-ink-3">
                {project.tags.map((tag) => site.projectTags[tag] ?? tag).join(', ')}
              </p>
            </div>
            <div className="aspect-video min-w-0 overflow-hidden print:hidden">
              <SitePicture
                picture={project.picture}
                sizes="(min-width: 64rem) 40vw, 100vw"
                isFirst
                className="size-full object-cover"
              />
            </div>
          </div>
          <Suspense>
            <ClaimFacts layout="column" claims={pickClaims(claims, project.claims)} />
            <div className="mt-section grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
              <div className="read mx-0">
                <h2>{t.caseStudy.challenge}</h2>
                <p>{project.challenge}</p>
                <h2>{t.caseStudy.solution}</h2>
                <RichText nodes={project.solution} />
              </div>
              <aside className="self-start print:hidden">
                <SideHeading>{t.caseStudy.results}</SideHeading>
                <List items={project.results} dash="yes" className="mt-4" />
                <SideHeading className="mt-9">{t.caseStudy.features}</SideHeading>
                <List items={project.features} className="mt-4" />
                <SideHeading className="mt-9">{t.caseStudy.technologies}</SideHeading>
                <Tags className="mt-4">
                  {project.technologies.map((technology) => (
                    <Tag key={technology}>{technology}</Tag>
                  ))}
                </Tags>
                {project.link && (
                  <Button asChild wide className="mt-9">
                    <ExternalLink href={project.link} variant="plain">
                      {t.caseStudy.visit}
                    </ExternalLink>
                  </Button>
                )}
              </aside>
            </div>
            <nav
              className="mt-section grid grid-cols-2 gap-4 border-t-2 border-ink print:hidden"
              aria-label={t.caseStudy.others}
            >
              <Link
                to="/case-study/$id"
                params={{ id: previous.id }}
                rel="prev"
                className={NEIGHBOUR_CLASS}
              >
                <span className="meta">{t.caseStudy.previous}</span>{' '}
                <b className={NEIGHBOUR_TITLE_CLASS}>{previous.title}</b>
              </Link>{' '}
              <Link
                to="/case-study/$id"
                params={{ id: next.id }}
                rel="next"
                className={cn(NEIGHBOUR_CLASS, 'col-start-2 text-right')}
              >
                <span className="meta">{t.caseStudy.next}</span>{' '}
                <b className={NEIGHBOUR_TITLE_CLASS}>{next.title}</b>
              </Link>
            </nav>
          </Suspense>
        </div>
      </article>
      <Suspense>
        <NextStep text={closing}>
          {[messenger, secondMessenger]
            .filter((link) => link !== undefined)
            .map(({ url, label }, index) => (
              <MessageButton
                key={url}
                href={url}
                size="lg"
                variant={index === 0 ? 'primary' : 'line'}
              >
                {label}
              </MessageButton>
            ))}
        </NextStep>
      </Suspense>
    </>
  )
}

/** Link to the success stories; visitors who came from there return to their scroll position. */
function BackToStories({ children }: { children: ReactNode }) {
  const router = useRouter()
  const isFromStories = useLocation({ select: ({ state }) => state.isFromStories ?? false })
  const goBack = (event: MouseEvent) => {
    if (!isFromStories || !isPlainClick(event)) return
    event.preventDefault()
    // After the scroll position has been restored.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      const title = document.querySelector('#success-stories [data-slot=section-heading]')
      title?.scrollIntoView({ block: 'nearest' })
    })
    router.history.back()
  }
  return (
    <Link to="/" hash="success-stories" className="link" onClick={goBack}>
      {children}
    </Link>
  )
}
