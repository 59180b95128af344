/** Folder with the `content` and `public` of the fixture site. */
export const FIXTURE = 'tests/fixtures'

/** Builds of the fixture site, each with its folder and environment variables. */
export const FIXTURE_SITES = {
  /** A demonstration at the root of a host, for the end-to-end tests. */
  demo: {
    folder: '.cache/fixture-site',
    env: { DEMO: '1', SITE_URL: '', COURSE_ACCESS_CODES: '' },
  },
  /** A published site whose address has a path. */
  published: {
    folder: '.cache/fixture-site-published',
    env: { DEMO: '', SITE_URL: 'https://example.org/site', COURSE_ACCESS_CODES: 'fixture_code' },
  },
} as const
