import { buildCopy, copyProject } from '#scripts/lib/copy-project.ts'

/** Folder that holds the `content` and `public` of the made-up site. */
export const FIXTURE = 'tests/fixtures'

/** Builds of the made-up site: the folder of each, and the environment that it is built in. */
export const FIXTURE_SITES = {
  /** A demonstration at the root of a host, which the journeys visit. */
  demo: {
    folder: '.cache/fixture-site',
    env: { DEMO: '1', SITE_URL: '', COURSE_ACCESS_CODES: '' },
  },
  /** Published under an address with a path. */
  published: {
    folder: '.cache/fixture-site-published',
    env: { DEMO: '', SITE_URL: 'https://example.org/site', COURSE_ACCESS_CODES: 'fixture_code' },
  },
} as const

/** Builds the made-up site into the `dist` of its folder, from the present code of the project. */
export async function buildFixtureSite(name: keyof typeof FIXTURE_SITES): Promise<void> {
  const { folder, env } = FIXTURE_SITES[name]
  copyProject(folder, { site: FIXTURE })
  await buildCopy(folder, env)
}
