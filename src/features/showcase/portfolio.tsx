import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'

import { SitePicture } from '#src/blocks/site-picture.tsx'
import { useKeptChoice } from '#src/blocks/use-kept-choice.ts'
import type { ProjectSummary, ProjectTag } from '#src/content/model.ts'
import { countTags } from '#src/content/projects.ts'
import { countOf } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Projects that are shown with a picture; the others follow as an index. */
const PICTURED = 3

/** The projects, all of them or those of one tag. */
export function Portfolio(props: {
  projects: readonly ProjectSummary[]
  locale: Locale
  t: MessagesOf<'showcase'>
}) {
  const { projects, locale, t } = props
  const { tag: kept } = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const [tag, choose] = useKeptChoice<ProjectTag | undefined>(
    kept,
    (next) =>
      void navigate({
        search: (search) => ({ ...search, tag: next }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  )
  const shown = tag ? projects.filter(({ tags }) => tags.includes(tag)) : projects
  return (
    <>
      <TagFilter projects={projects} current={tag} onChoose={(next) => choose(() => next)} t={t} />
      <p className="vh" role="status">
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
            <p className="meta">{project.tags.map((one) => t.portfolio.tags[one]).join(', ')}</p>
          </article>
        ))}
      </div>
      {shown.length > PICTURED && (
        <ul className="index">
          {shown.slice(PICTURED).map((project) => (
            <li key={project.id}>
              <ProjectLink project={project}>
                <b>{project.title}</b>
                <span>{project.result}</span>
                <Icon icon={ArrowRight} />
              </ProjectLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** To the project's page, where it has one. */
function ProjectLink({ project, children }: { project: ProjectSummary; children: ReactNode }) {
  if (!project.hasPage) return children
  return (
    <Link to="/case-study/$id" params={{ id: project.id }} state={{ isFromStories: true }}>
      {children}
    </Link>
  )
}

function TagFilter(props: {
  projects: readonly ProjectSummary[]
  current: ProjectTag | undefined
  onChoose: (tag: ProjectTag | undefined) => void
  t: MessagesOf<'showcase'>
}) {
  const { projects, current, onChoose, t } = props
  const options: [ProjectTag | undefined, string, number][] = [
    [undefined, t.portfolio.all, projects.length],
    ...countTags(projects).map(([tag, count]): [ProjectTag, string, number] => [
      tag,
      t.portfolio.tags[tag],
      count,
    ]),
  ]
  return (
    <div className="filters needs-js" role="group" aria-label={t.portfolio.filter}>
      {options.map(([tag, label, count]) => (
        <button
          key={label}
          type="button"
          aria-pressed={tag === current}
          onClick={() => onChoose(tag)}
        >
          {label} <span className="num">{count}</span>
        </button>
      ))}
    </div>
  )
}
