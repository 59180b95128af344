/** Ids of the projects whose words or links stand in until launch; no page of the browser asks. */
export async function listSampleProjects(): Promise<string[]> {
  const { samples } = await import('virtual:content/samples')
  return samples.projects
}
