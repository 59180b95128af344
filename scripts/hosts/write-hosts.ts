import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { getTemporaryFolder } from '#scripts/build/output-folder.ts'
import { formatRedirects } from '#scripts/build/redirect-rules.ts'
import { formatHeaders } from '#scripts/build/security-headers.ts'

import { caddyfile, DOCKER_IGNORE, dockerfile } from './caddy.ts'
import { nginxConfig } from './nginx.ts'
import { type SiteRules, textRules } from './site-rules.ts'
import { vercelConfig } from './vercel.ts'

/**
 * Folder for the configuration of hosts that do not read it from the output. It is beside the output, so that
 * it is not served.
 */
export const HOSTS_FOLDER = 'dist-hosts'

/** File with the redirects by text for the preview server, because `_redirects` does not support them. */
export const TEXT_RULES_FILE = 'text-redirects.json'

/** Configuration of all hosts, generated from one set of rules, by path in the project. */
export function hostFiles(
  rules: SiteRules,
  dist = 'dist',
  hosts = HOSTS_FOLDER,
): Record<string, string> {
  const { base, headers, redirects, oldBlog } = rules
  return {
    // Netlify and Cloudflare Pages read these two from the output.
    [join(dist, '_headers')]: formatHeaders(headers, base),
    [join(dist, '_redirects')]: formatRedirects(redirects, base, oldBlog),
    // Without this file GitHub Pages omits folders whose names start with an underscore.
    [join(dist, '.nojekyll')]: '',
    [join(hosts, TEXT_RULES_FILE)]: `${JSON.stringify(textRules(rules), null, 2)}\n`,
    [join(hosts, 'vercel.json')]: vercelConfig(rules),
    [join(hosts, 'nginx.conf')]: nginxConfig(rules),
    [join(hosts, 'Caddyfile')]: caddyfile(rules),
    [join(hosts, 'Dockerfile')]: dockerfile(base),
    [join(hosts, 'Dockerfile.dockerignore')]: DOCKER_IGNORE,
  }
}

/**
 * Writes the configuration of all hosts to temporary folders, which replace the old ones when the build has
 * succeeded.
 */
export async function writeHosts(rules: SiteRules, dist: string): Promise<void> {
  const hosts = getTemporaryFolder(HOSTS_FOLDER)
  await rm(hosts, { recursive: true, force: true })
  await mkdir(hosts)
  for (const [file, text] of Object.entries(hostFiles(rules, dist, hosts))) {
    await writeFile(file, text)
  }
}
