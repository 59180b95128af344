/**
 * Builds the fixture site: into `.cache/fixture-site/dist` as a demonstration, and into
 * `.cache/fixture-site-published/dist` under https://example.org/site.
 */
import { buildCopy, copyProject } from './copy-project.ts'
import { FIXTURE, FIXTURE_SITES } from './fixture-site.ts'

for (const { folder, env } of Object.values(FIXTURE_SITES)) {
  copyProject(folder, { site: FIXTURE })
  await buildCopy(folder, env)
}
