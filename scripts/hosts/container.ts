/** A container that serves the finished output by Caddy, which knows compressed copies and certificates. */
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

/** What of the project a container is made of: the output and nothing else. */
export const DOCKER_IGNORE = '*\n!dist\n!dist-hosts\n'
