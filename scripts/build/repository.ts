import type { z } from 'zod'

import type { siteSchema } from '#src/content/schema/site.ts'

type Repository = NonNullable<z.infer<typeof siteSchema>['repository']>

/** Repository of the GitHub workflow that runs the build; the default for sites whose settings do not name one. */
export function workflowRepository(
  env: Record<string, string | undefined>,
): Repository | undefined {
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: server = 'https://github.com' } = env
  return name ? { url: `${server}/${name}`, branch: 'main', review: false } : undefined
}

/** `owner/name` of an address on GitHub. */
export function repositoryName(url: string | undefined): string | undefined {
  return /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)$/.exec(url ?? '')?.[1]
}
