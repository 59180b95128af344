import type { ProjectFacts } from './model.ts'

/** What only the build asks of the projects, by their ids. */
export async function loadProjectFacts(): Promise<Readonly<Record<string, ProjectFacts>>> {
  const { data } = await import('virtual:content/project-facts')
  return data
}
