import type { Locale } from '#src/i18n/locales.ts'
import { compareIds } from '#src/lib/compare-ids.ts'

import type { ProjectDetails, ProjectSummary } from './model.ts'
import { cacheAndTrack } from './track.ts'

const lists = {
  en: () => import('virtual:content/projects/en'),
  uk: () => import('virtual:content/projects/uk'),
}

/** The portfolio in its order. */
export async function listProjects(locale: Locale): Promise<ProjectSummary[]> {
  const { projects } = await cacheAndTrack(`projects/${locale}`, lists[locale])
  return projects
}

/** The projects that have a page of their own. */
export async function listCaseStudies(locale: Locale): Promise<ProjectSummary[]> {
  const projects = await listProjects(locale)
  return projects.filter(({ hasPage }) => hasPage)
}

/** A project by its id with all that its page shows, or nothing for an unknown one. */
export async function findCaseStudy(
  locale: Locale,
  id: string,
): Promise<ProjectDetails | undefined> {
  const { details } = await cacheAndTrack(`projects/${locale}`, lists[locale])
  const load = Object.hasOwn(details, id) ? details[id] : undefined
  if (!load) return undefined
  const { project } = await cacheAndTrack(`project/${locale}/${id}`, load)
  return project
}

/** How many projects carry each tag, the most frequent first, then by the alphabet. */
export function countTags(projects: readonly Pick<ProjectSummary, 'tags'>[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const tag of projects.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || compareIds(a, b))
}
