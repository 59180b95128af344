/** Hosts of messengers whose links take a draft text, with the name of its parameter. */
const TEXT_PARAMETERS: Record<string, string> = {
  't.me': 'text',
  'telegram.me': 'text',
  'wa.me': 'text',
  'api.whatsapp.com': 'text',
}

/**
 * Adds a draft text to a messenger link if the messenger supports it:
 * (`https://wa.me/1`, `Hi`) → `https://wa.me/1?text=Hi`; another site's link stays as it is.
 * `textParameter` names the parameter of a host that is not listed here.
 */
export function messageLink(
  { url, textParameter }: { url: string; textParameter?: string },
  text: string,
): string {
  const address = new URL(url)
  const name = textParameter ?? TEXT_PARAMETERS[address.hostname.replace(/^www\./, '')]
  if (name === undefined) return url
  const query = address.search ? `${address.search}&` : '?'
  // Messengers do not decode "+" as a space, so a space is written as %20.
  return `${address.origin}${address.pathname}${query}${name}=${encodeURIComponent(text)}${address.hash}`
}
