/** Content security policy of every page; `boot` is the hash of the one inline script. */
export function contentSecurityPolicy(boot: string): string {
  return [
    "default-src 'self'",
    // The search index is read by WebAssembly, which is no eval of text.
    `script-src 'self' 'wasm-unsafe-eval' '${boot}'`,
    // radix-ui positions its parts by style attributes, and the page's styles stand in its head.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Response headers by path pattern, as `_headers` of Netlify and Cloudflare Pages lists them. */
export function responseHeaders(policy: string): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
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
        ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
