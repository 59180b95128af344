import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, startTransition, useOptimistic } from 'react'

import {
  PictureCard,
  PictureCardImage,
  pictureCardLink,
  PictureCardText,
  PictureCardTitle,
} from '#src/components/picture-card.tsx'
import { SitePicture } from '#src/components/site-picture.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { ProjectSummary, Site } from '#src/content/model.ts'
import { countTags } from '#src/content/projects.ts'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

/** Number of projects with pictures; the others follow as a list. */
const PICTURED_COUNT = 3

/** All projects, or those with one tag. */
export function Portfolio(props: {
  projects: readonly ProjectSummary[]
  /** Names of the tags by id. */
  labels: Site['projectTags']
}) {
  const { projects, labels } = props
  const locale = useLocale()
  const t = useMessages('showcase')

  const addressTag = useSearch({ from: '/', select: (search) => search.tag })
  // The tag in an old address may no longer be in use.
  const selectedTag = projects.some(({ tags }) => tags.some((tag) => tag === addressTag))
    ? addressTag
    : undefined
  const navigate = useNavigate({ from: '/' })
  // Local state updates immediately, while the router needs longer for the address.
  const [tag, showTag] = useOptimistic(selectedTag)
  const choose = (next: string | undefined) =>
    startTransition(async () => {
      showTag(next)
      await navigate({
        search: (previous) => ({ ...previous, tag: next }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    })
  const filteredProjects = tag ? projects.filter(({ tags }) => tags.includes(tag)) : projects
  return (
    <>
      <TagFilter projects={projects} labels={labels} current={tag} onChoose={choose} />
      <p className="sr-only" role="status">
        {t.portfolio.shown(formatCount(locale, filteredProjects.length, t.portfolio.projects))}
      </p>
      <div className="mt-block grid gap-8 lg:grid-cols-3">
        {filteredProjects.slice(0, PICTURED_COUNT).map((project) => (
          <PictureCard
            key={project.id}
            className="md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr] md:max-lg:content-start md:max-lg:gap-x-8"
          >
            <PictureCardImage className="md:max-lg:row-span-4 md:max-lg:self-start">
              <SitePicture
                picture={project.picture}
                sizes="(min-width: 48rem) 33vw, 100vw"
                className="size-full object-cover"
              />
            </PictureCardImage>
            <PictureCardTitle className="text-[1.5rem]/[1.2]">
              <ProjectLink project={project} className={pictureCardLink}>
                {project.title}
              </ProjectLink>
            </PictureCardTitle>
            <PictureCardText>{project.description}</PictureCardText>
            <p className="mt-4 text-meta text-ink-3">
              {project.tags.map((tag) => labels[tag] ?? tag).join(', ')}
            </p>
          </PictureCard>
        ))}
      </div>
      {filteredProjects.length > PICTURED_COUNT && (
        <ul className="mt-12 border-t-2 border-ink">
          {filteredProjects.slice(PICTURED_COUNT).map((project) => (
            <li key={project.id}>
              <ProjectLink
                project={project}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-[0.1rem] border-b border-rule py-4 no-underline md:grid-cols-[1fr_1.4fr_auto]"
              >
                <b
                  className={cn(
                    'text-h3/body font-semi tracking-(--text-h3--letter-spacing)',
                    'group-hover:underline group-hover:decoration-pen group-hover:decoration-3 group-hover:underline-offset-[0.16em]',
                  )}
                >
                  {project.title}
                </b>
                <span className="row-start-2 text-ink-2 md:col-start-2 md:row-start-1">
                  {project.result}
                </span>
                <Icon icon={ArrowRight} className="col-start-2 row-start-1 md:col-start-3" />
              </ProjectLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Link to the project's page, if it has one. */
function ProjectLink(props: { project: ProjectSummary; className?: string; children: ReactNode }) {
  const { project, className, children } = props
  if (!project.hasPage) return children
  return (
    <Link
      to="/case-study/$id"
      params={{ id: project.id }}
      state={{ isFromStories: true }}
      className={className}
    >
      {children}
    </Link>
  )
}

function TagFilter(props: {
  projects: readonly ProjectSummary[]
  labels: Site['projectTags']
  current: string | undefined
  onChoose: (tag: string | undefined) => void
}) {
  const { projects, labels, current, onChoose } = props
  const t = useMessages('showcase')

  const options: [string | undefined, string, number][] = [
    [undefined, t.portfolio.all, projects.length],
    ...countTags(projects).map(([tag, count]): [string, string, number] => [
      tag,
      labels[tag] ?? tag,
      count,
    ]),
  ]
  return (
    <div
      data-slot="filters"
      // One row that scrolls on phones, with space for the focus ring.
      className="mt-[clamp(1.5rem,2.4vw,2.25rem)] flex fade-edge flex-wrap gap-2 max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:scrollbar-thin max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-gutter max-sm:pt-[6px] max-sm:pb-3 no-js:hidden"
      role="group"
      aria-label={t.portfolio.filter}
    >
      <Spaced>
        {options.map(([tag, label, count]) => (
          <button
            key={tag ?? ''}
            type="button"
            aria-pressed={tag === current}
            className="group inline-flex min-h-11 items-center gap-2 bg-sunk px-[0.9rem] py-[0.4rem] text-small/body font-firm hover:[box-shadow:inset_0_0_0_1.5px_var(--color-ink)] aria-pressed:bg-ink aria-pressed:text-paper max-sm:flex-none forced-colors:border"
            onClick={() => onChoose(tag)}
          >
            {label}{' '}
            <span className="font-medium text-ink-3 tabular-nums group-aria-pressed:text-inherit">
              {count}
            </span>
          </button>
        ))}
      </Spaced>
    </div>
  )
}
