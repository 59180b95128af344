/** Messaging sites whose links take a text to begin with, and the parameter that carries it. */
const TEXT_PARAMETERS: Record<string, string> = {
  't.me': 'text',
  'telegram.me': 'text',
  'wa.me': 'text',
  'api.whatsapp.com': 'text',
}

/**
 * A messaging link that opens with a text, where the app takes one:
 * (`https://wa.me/1`, `Hi`) → `https://wa.me/1?text=Hi`; another site's link stays as it is.
 * `textParameter` names what carries the text for a site that is not known here.
 */
export function messageLink(
  { url, textParameter }: { url: string; textParameter?: string },
  text: string,
): string {
  const address = new URL(url)
  const name = textParameter ?? TEXT_PARAMETERS[address.hostname.replace(/^www\./, '')]
  if (name === undefined) return url
  const query = address.search ? `${address.search}&` : '?'
  // Apps read a plus sign as one, so a space is %20.
  return `${address.origin}${address.pathname}${query}${name}=${encodeURIComponent(text)}${address.hash}`
}
