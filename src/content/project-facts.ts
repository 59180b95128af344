import type { ProjectFacts } from './model.ts'

/** Data of projects used by the build only, by project id. */
export async function loadProjectFacts(): Promise<Readonly<Record<string, ProjectFacts>>> {
  const { data } = await import('virtual:content/project-facts')
  return data
}
