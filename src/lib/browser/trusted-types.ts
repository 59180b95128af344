/** What of the browser's trusted types is used here; TypeScript knows nothing of them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<
      'createHTML' | 'createScriptURL',
      (text: string, type: string, sink: string) => string | null
    >,
  ): unknown
}

declare const trustedTypes: TrustedTypes | undefined

// Highlighted code.
const MARKUP = /^(?:[^<]|<\/?(?:span|mark)(?: (?:class|data-[a-z-]+)(?:="[^"<>]*")?)*>)*$/

/**
 * Markup that may be set as text: without elements, or with those of highlighted code.
 * `<span class="c">a</span>` → itself, `<img src=x>` → null. Any may be read by a parser, whose document
 * loads and runs nothing and is not shown.
 */
export function trustedMarkup(text: string, _type?: string, sink?: string): string | null {
  return sink === 'DOMParser parseFromString' || MARKUP.test(text) ? text : null
}

/** Address of a script or worker that may be loaded: one of this site's own. */
export function trustedAddress(address: string, page: string): string | null {
  return URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin
    ? address
    : null
}

/** Answers for every place where a library hands the browser a string as markup or as a script's address. */
export function installTrustedTypes(): void {
  if (typeof trustedTypes === 'undefined') return
  trustedTypes.createPolicy('default', {
    createHTML: trustedMarkup,
    createScriptURL: (address) => trustedAddress(address, location.href),
  })
}
