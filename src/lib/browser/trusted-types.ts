/** The part of the Trusted Types API used here; TypeScript has no types for it yet. */
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
 * Allows markup without elements, or with the elements of highlighted code.
 * `<span class="c">a</span>` → itself, `<img src=x>` → null. Everything may be read by a parser, whose document
 * loads nothing, runs nothing and is not shown.
 */
export function trustedMarkup(text: string, _type?: string, sink?: string): string | null {
  return sink === 'DOMParser parseFromString' || MARKUP.test(text) ? text : null
}

/** Allows the address of a script or worker of this site. */
export function trustedAddress(address: string, page: string): string | null {
  return URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin
    ? address
    : null
}

/** Installs the default policy for strings that libraries pass as markup or as a script's address. */
export function installTrustedTypes(): void {
  if (typeof trustedTypes === 'undefined') return
  trustedTypes.createPolicy('default', {
    createHTML: trustedMarkup,
    createScriptURL: (address) => trustedAddress(address, location.href),
  })
}
