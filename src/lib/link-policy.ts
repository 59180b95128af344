const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']
const IMAGE_SCHEMES = ['http', 'https']

/** Whether a link in an article is safe: relative, or with one of the allowed schemes. */
export function isSafeLink(url: string): boolean {
  return hasScheme(url, LINK_SCHEMES)
}

/** Whether the address of a picture is safe: http, https, or relative. */
export function isSafeImage(url: string): boolean {
  return hasScheme(url, IMAGE_SCHEMES)
}

/** Whether a link has no address yet: `[words]()`, `[words](#)`, `[words](https://)`. */
export function isEmptyLink(url: string): boolean {
  return /^(?:#?|[a-z]+:\/*)$/i.test(url)
}

// Removes control characters and spaces before parsing the scheme, as browsers do.
function hasScheme(url: string, allowed: readonly string[]): boolean {
  // oxlint-disable-next-line no-control-regex
  const text = url.replaceAll(/[\u0000-\u0020\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFEFF]/g, '')
  const colon = text.indexOf(':')
  const beforePath = text.search(/[/?#]/)
  if (colon === -1 || (beforePath !== -1 && beforePath < colon)) return true
  return allowed.includes(text.slice(0, colon).toLowerCase())
}
