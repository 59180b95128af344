import type { ProjectFacts } from './model.ts'

/** Data of projects used by the build only, by project id. */
export async function loadProjectFacts(): Promise<Readonly<Record<string, ProjectFacts>>> {
  const { data } = await import('virtual:content/project-facts')
  return data
}

/** Numbers of all certificates, for the build only, because a published list would reveal their addresses. */
export async function listCertificateIds(): Promise<readonly string[]> {
  const { data } = await import('virtual:content/certificate-ids')
  return data
}
