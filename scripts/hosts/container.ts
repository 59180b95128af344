/** Dockerfile that serves the output with Caddy. */
export function dockerfile(base: string): string {
  return [
    '# Made by the build, anew each time. From the project:',
    '#   docker build -f dist-hosts/Dockerfile -t site .',
    '#   docker run -p 80:80 -p 443:443 -v site_data:/data -e SITE_ADDRESS=example.com site',
    'FROM caddy:2-alpine',
    'COPY dist-hosts/Caddyfile /etc/caddy/Caddyfile',
    `COPY dist /srv${base === '/' ? '' : base.slice(0, -1)}`,
    '',
  ].join('\n')
}

/** Excludes everything except the output. */
export const DOCKER_IGNORE = '*\n!dist\n!dist-hosts\n'
