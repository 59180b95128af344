import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'

import { type Analytics, analyticsHosts } from './analytics.ts'
import { DESK_FILES } from './desk.ts'
/** Third-party hosts allowed in a document, by directive. */
export type AdmittedHosts = Partial<Record<'script' | 'connect' | 'style' | 'font', string[]>>

/** Content security policy of a page; `boot` is the hash of the one inline script. */
export function contentSecurityPolicy(boot: string, hosts: AdmittedHosts = {}): string {
  const listHosts = (kind: keyof AdmittedHosts) =>
    (hosts[kind] ?? []).map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    // Pagefind uses WebAssembly; this keyword does not allow eval.
    `script-src 'self' 'wasm-unsafe-eval' '${boot}'${listHosts('script')}`,
    // radix-ui positions elements with style attributes, and the page has inline styles.
    `style-src 'self' 'unsafe-inline'${listHosts('style')}`,
    "img-src 'self' data: https: http:",
    `font-src 'self'${listHosts('font')}`,
    `connect-src 'self'${listHosts('connect')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Only the document of the support chat may be framed.
    "frame-src 'self'",
    // The only Trusted Types policy is in src/lib/browser/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/**
 * Content security policy of the support chat's frame; `script` is the hash of its inline script. Its sandbox has no
 * origin, so the policy names hosts instead of `'self'`. It allows the third-party script to write to the
 * document without Trusted Types.
 */
export function chatFramePolicy(script: string, hosts: AdmittedHosts): string {
  const directive = (kind: keyof AdmittedHosts, ...sources: string[]) =>
    `${kind}-src ${[...sources, ...(hosts[kind] ?? [])].join(' ') || "'none'"}`
  return [
    "default-src 'none'",
    directive('script', `'${script}'`),
    directive('style', "'unsafe-inline'"),
    'img-src data: https:',
    directive('font'),
    directive('connect'),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

/** The Markdown of an article duplicates its page, so it must not be indexed. */
const ARTICLE_TEXT = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'X-Robots-Tag': 'noindex',
}

const CALENDAR = { 'Content-Type': 'text/calendar; charset=utf-8' }

/** Syntax of `_headers` that removes a header set by a wider pattern. */
const REMOVE_POLICY = '! Content-Security-Policy'

/**
 * Response headers by path pattern, in the format of `_headers` of Netlify and Cloudflare Pages. `perPage`
 * contains complete policies of single paths, which must replace the common one: two policies would be intersected
 * by browsers. Cloudflare joins values unless a line removes the first; Netlify ignores that
 * line, because it has no colon, and sends the value of the narrower path.
 */
export function responseHeaders(
  policy: string,
  perPage: Record<string, string> = {},
): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Web-based feed readers embed the pictures of articles.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    ...Object.fromEntries(
      Object.entries(perPage).map(([path, text]) => [
        path,
        { [REMOVE_POLICY]: '', 'Content-Security-Policy': text },
      ]),
    ),
    // Shown in the browser instead of downloaded, and decoded as UTF-8.
    '/bonus_prompts.md': PLAIN_TEXT,
    '/checklist.md': PLAIN_TEXT,
    '/blog/*.md': ARTICLE_TEXT,
    '/uk/blog/*.md': ARTICLE_TEXT,
    '/calendar/*.ics': CALENDAR,
    '/uk/calendar/*.ics': CALENDAR,
    '/licenses.txt': PLAIN_TEXT,
    '/.well-known/security.txt': PLAIN_TEXT,
    '/sw.js': { 'Cache-Control': 'no-cache' },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  }
}

/** Text of `_headers`, with patterns below the site's base path. */
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

/** Content security policies: the common one, and exceptions by path. */
export interface PagePolicies {
  common: string
  perPage: Record<string, string>
}

/** Builds the policies; `boot` is the hash of the inline script. */
export function pagePolicies(
  boot: string,
  analytics: Analytics | undefined,
  chatFrame: string | undefined,
  desk: string,
): PagePolicies {
  return {
    common: contentSecurityPolicy(boot, analyticsHosts(analytics)),
    perPage: {
      ...(chatFrame && {
        [CHAT_FRAME_PATH]: `${chatFrame}; sandbox ${CHAT_SANDBOX}; frame-ancestors 'self'`,
      }),
      [DESK_FILES]: `${desk}; frame-ancestors 'none'`,
    },
  }
}

/** Sandbox of the chat's frame: without `allow-same-origin` it has an opaque origin. */
const CHAT_SANDBOX = 'allow-scripts allow-forms allow-popups'
