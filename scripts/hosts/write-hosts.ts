import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatRedirects } from '#scripts/build/redirect-rules.ts'
import { formatHeaders } from '#scripts/build/security-headers.ts'

import { caddyfile } from './caddy.ts'
import { DOCKER_IGNORE, dockerfile } from './container.ts'
import { nginxConfig } from './nginx.ts'
import type { SiteRules } from './site-rules.ts'
import { vercelConfig } from './vercel.ts'

/** Where the configuration of hosts stands that do not read it from the output: beside it, so that nobody serves it. */
const HOSTS_FOLDER = 'dist-hosts'

/** Every host's configuration by its file below the project, from one set of rules. */
export function hostFiles(rules: SiteRules, dist = 'dist'): Record<string, string> {
  const { base, headers, redirects } = rules
  return {
    // Netlify and Cloudflare Pages read these two from the output.
    [join(dist, '_headers')]: formatHeaders(headers, base),
    [join(dist, '_redirects')]: formatRedirects(redirects, base),
    // GitHub Pages leaves out folders with an underscore without it.
    [join(dist, '.nojekyll')]: '',
    [join(HOSTS_FOLDER, 'vercel.json')]: vercelConfig(rules),
    [join(HOSTS_FOLDER, 'nginx.conf')]: nginxConfig(rules),
    [join(HOSTS_FOLDER, 'Caddyfile')]: caddyfile(rules),
    [join(HOSTS_FOLDER, 'Dockerfile')]: dockerfile(base),
    [join(HOSTS_FOLDER, 'Dockerfile.dockerignore')]: DOCKER_IGNORE,
  }
}

/** Writes every host's configuration; what an earlier build left is replaced. */
export async function writeHosts(rules: SiteRules, dist: string): Promise<void> {
  await rm(HOSTS_FOLDER, { recursive: true, force: true })
  await mkdir(HOSTS_FOLDER)
  for (const [file, text] of Object.entries(hostFiles(rules, dist))) await writeFile(file, text)
}
