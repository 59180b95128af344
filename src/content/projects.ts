import type { Locale } from '#src/i18n/locales.ts'
import { compareIds } from '#src/lib/lists.ts'

import type { ProjectDetails, ProjectSummary } from './model.ts'
import { loadContent } from './registry.ts'

/** Projects with their own page. */
export async function listCaseStudies(locale: Locale): Promise<ProjectSummary[]> {
  const projects = await loadContent('projects', locale)
  return projects.filter(({ hasPage }) => hasPage)
}

/** Data of a project's page by id; `undefined` if unknown. */
export async function findCaseStudy(
  locale: Locale,
  id: string,
): Promise<ProjectDetails | undefined> {
  const projects = await listCaseStudies(locale)
  const project = projects.find((project) => project.id === id)
  return project && loadContent('project', locale, project.id)
}

/** Number of projects by tag, most frequent first, then alphabetically. */
export function countTags(projects: readonly Pick<ProjectSummary, 'tags'>[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const tag of projects.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || compareIds(a, b))
}
