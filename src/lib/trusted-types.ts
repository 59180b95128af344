/** What of the browser's trusted types is used here; TypeScript knows nothing of them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<
      'createHTML' | 'createScriptURL' | 'createScript',
      (text: string) => string | null
    >,
  ): unknown
}

declare const trustedTypes: TrustedTypes | undefined

// Highlighted code, and the empty element that React makes a script of.
const MARKUP =
  /^(?:[^<]|<\/?(?:span|mark)(?: (?:class|data-[a-z-]+)(?:="[^"<>]*")?)*>)*$|^<script><\/script>$/

/**
 * Markup that may be set as text: without elements, or with those of highlighted code.
 * `<span class="c">a</span>` → itself, `<img src=x>` → null.
 */
export function trustedMarkup(text: string): string | null {
  return MARKUP.test(text) ? text : null
}

/** Address of a script or worker that may be loaded: one of this site's own. */
export function trustedAddress(address: string, page: string): string | null {
  return URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin
    ? address
    : null
}

/** Text that may stand in a script element: data for search engines, which does nothing. */
export function trustedScript(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' ? text : null
  } catch {
    return null
  }
}

/** Answers for every place where a library hands the browser a string as markup, script or address. */
export function installTrustedTypes(): void {
  if (typeof trustedTypes === 'undefined') return
  trustedTypes.createPolicy('default', {
    createHTML: trustedMarkup,
    createScriptURL: (address) => trustedAddress(address, location.href),
    createScript: trustedScript,
  })
}
