/** Hosts of another company that one page admits, by what may come from them. */
export type AdmittedHosts = Partial<Record<'script' | 'connect' | 'style' | 'font', string[]>>

/**
 * Content security policy of a page; `boot` is the hash of the one inline script. A page that is open
 * to another company's script as a whole lets it write to the page in its own way.
 */
export function contentSecurityPolicy(
  boot: string,
  options: { admitted?: AdmittedHosts; isOpen?: boolean } = {},
): string {
  const { admitted = {}, isOpen = false } = options
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
    "frame-src 'none'",
    // Strings become markup or script by our one policy alone (src/lib/browser/trusted-types.ts).
    ...(isOpen ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
}

/** The hosts of several at once. */
export function joinHosts(...all: AdmittedHosts[]): AdmittedHosts {
  const of = (kind: keyof AdmittedHosts) => [...new Set(all.flatMap((hosts) => hosts[kind] ?? []))]
  return { script: of('script'), connect: of('connect'), style: of('style'), font: of('font') }
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
 * holds the policies of single paths, of which each must stand alone: joined with the common one it would
 * admit nothing more. Cloudflare joins values unless a line takes the first away; Netlify passes over that
 * line, as it has no colon, and sends the value of the narrower path.
 */
export function responseHeaders(
  policy: string,
  own: Record<string, string> = {},
): Record<string, Record<string, string>> {
  const framed = (text: string) => `${text}; frame-ancestors 'none'`
  return {
    '/*': {
      'Content-Security-Policy': framed(policy),
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
        { [REMOVE_POLICY]: '', 'Content-Security-Policy': framed(text) },
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
