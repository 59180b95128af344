/** Hosts of another company that a document admits, by what may come from them. */
export type AdmittedHosts = Partial<Record<'script' | 'connect' | 'style' | 'font', string[]>>

/** Content security policy of a page; `boot` is the hash of the one inline script. */
export function contentSecurityPolicy(boot: string, admitted: AdmittedHosts = {}): string {
  const from = (kind: keyof AdmittedHosts) =>
    (admitted[kind] ?? []).map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    // The search index is read by WebAssembly, which is no eval of text.
    `script-src 'self' 'wasm-unsafe-eval' '${boot}'${from('script')}`,
    // radix-ui positions its parts by style attributes, and the page's styles stand in its head.
    `style-src 'self' 'unsafe-inline'${from('style')}`,
    "img-src 'self' data: https: http:",
    `font-src 'self'${from('font')}`,
    `connect-src 'self'${from('connect')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The support chat's document alone lets itself be framed.
    "frame-src 'self'",
    // Strings become markup or script by our one policy alone (src/lib/browser/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/**
 * Content security policy of the support chat's frame; `script` is the hash of its inline script. Its sandbox takes
 * the site's origin from it, so it names hosts and no `'self'`. It lets another company's script write to the
 * document in its own way.
 */
export function chatFramePolicy(script: string, hosts: AdmittedHosts): string {
  const from = (kind: keyof AdmittedHosts, ...own: string[]) =>
    `${kind}-src ${[...own, ...(hosts[kind] ?? [])].join(' ') || "'none'"}`
  return [
    "default-src 'none'",
    from('script', `'${script}'`),
    from('style', "'unsafe-inline'"),
    'img-src data: https:',
    from('font'),
    from('connect'),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

/** An article's text is a copy of its page, which is the one that search engines list. */
const ARTICLE_TEXT = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'X-Robots-Tag': 'noindex',
}

/** Name of a line of `_headers` that takes a header away, which a wider pattern has set. */
const REMOVE_POLICY = '! Content-Security-Policy'

/**
 * Response headers by path pattern, as `_headers` of Netlify and Cloudflare Pages lists them. `own`
 * holds the whole policies of single paths, of which each must stand alone: joined with the common one it would
 * admit nothing more. Cloudflare joins values unless a line takes the first away; Netlify passes over that
 * line, as it has no colon, and sends the value of the narrower path.
 */
export function responseHeaders(
  policy: string,
  own: Record<string, string> = {},
): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Readers of feeds show the pictures of articles on sites of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    ...Object.fromEntries(
      Object.entries(own).map(([path, text]) => [
        path,
        { [REMOVE_POLICY]: '', 'Content-Security-Policy': text },
      ]),
    ),
    // Shown in the browser instead of downloaded, and in the right letters.
    '/bonus_prompts.md': PLAIN_TEXT,
    '/checklist.md': PLAIN_TEXT,
    '/blog/*.md': ARTICLE_TEXT,
    '/uk/blog/*.md': ARTICLE_TEXT,
    '/licenses.txt': PLAIN_TEXT,
    '/.well-known/security.txt': PLAIN_TEXT,
    '/sw.js': { 'Cache-Control': 'no-cache' },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  }
}

/** `_headers` as text, its patterns under the site's base path. */
export function formatHeaders(
  headers: Record<string, Record<string, string>>,
  base: string,
): string {
  return Object.entries(headers)
    .map(([path, values]) =>
      [
        base.slice(0, -1) + path,
        ...Object.entries(values).map(([name, value]) =>
          name.startsWith('!') ? `  ${name}` : `  ${name}: ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
