import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, startTransition, useOptimistic } from 'react'

import { SitePicture } from '#src/components/site-picture.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { ProjectSummary, Site } from '#src/content/model.ts'
import { countTags } from '#src/content/projects.ts'
import { countOf } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { UNDERLINED } from './underlined.ts'

/** Projects that are shown with a picture; the others follow as an index. */
const PICTURED = 3

/** The projects, all of them or those of one tag. */
export function Portfolio(props: {
  projects: readonly ProjectSummary[]
  /** Words of the tags by their ids. */
  labels: Site['projectTags']
}) {
  const { projects, labels } = props
  const locale = useLocale()
  const t = useMessages('showcase')

  const search = useSearch({ from: '/' })
  // An old address may name a tag that no project carries any more.
  const kept = projects.some(({ tags }) => tags.some((one) => one === search.tag))
    ? search.tag
    : undefined
  const navigate = useNavigate({ from: '/' })
  // Shown at once; the router takes longer for the new address.
  const [tag, showTag] = useOptimistic(kept)
  const choose = (next: string | undefined) =>
    startTransition(async () => {
      showTag(next)
      await navigate({
        search: (former) => ({ ...former, tag: next }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    })
  const shown = tag ? projects.filter(({ tags }) => tags.includes(tag)) : projects
  return (
    <>
      <TagFilter projects={projects} labels={labels} current={tag} onChoose={choose} />
      <p className="sr-only" role="status">
        {t.portfolio.shown(countOf(locale, shown.length, t.portfolio.projects))}
      </p>
      <div className="work">
        {shown.slice(0, PICTURED).map((project) => (
          <article key={project.id} className="post">
            <div className="art">
              <SitePicture picture={project.picture} sizes="(min-width: 48rem) 33vw, 100vw" />
            </div>
            <h3>
              <ProjectLink project={project}>{project.title}</ProjectLink>
            </h3>
            <p className="ex-t">{project.description}</p>
            <p className="meta">{project.tags.map((one) => labels[one] ?? one).join(', ')}</p>
          </article>
        ))}
      </div>
      {shown.length > PICTURED && (
        <ul className="mt-12 border-t-2 border-ink">
          {shown.slice(PICTURED).map((project) => (
            <li key={project.id}>
              <ProjectLink
                project={project}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-[0.1rem] border-b border-rule py-4 no-underline md:grid-cols-[1fr_1.4fr_auto]"
              >
                <b className={cn('text-h3/body font-semi', UNDERLINED)}>{project.title}</b>
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

/** To the project's page, where it has one. */
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
    <div className="filters needs-js" role="group" aria-label={t.portfolio.filter}>
      <Spaced>
        {options.map(([tag, label, count]) => (
          <button
            key={tag ?? ''}
            type="button"
            aria-pressed={tag === current}
            onClick={() => onChoose(tag)}
          >
            {label} <span className="num">{count}</span>
          </button>
        ))}
      </Spaced>
    </div>
  )
}
