import { coversOrigin } from '#src/lib/policy-host.ts'

/** How long a script may take before it counts as blocked, in ms. */
const PATIENCE = 15_000

/**
 * Loads another company's script and waits until it has brought its element to life. A failed
 * script is taken out again, so that a second call is a second try.
 * @throws when the script cannot be loaded, or defines nothing in time.
 */
export async function loadElement(
  src: string,
  element: string,
  patience = PATIENCE,
): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  const failed = new Promise<never>((_, reject) => {
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    setTimeout(() => reject(new Error(`${src} took too long`)), patience)
  })
  document.head.append(script)
  try {
    await Promise.race([customElements.whenDefined(element), failed])
  } catch (error) {
    script.remove()
    throw error
  }
}

/** Whether the policy of the open document lets a script in; it is that of the page it was opened at. */
export function isAdmitted(src: string): boolean {
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content')
  if (!policy) return true
  const { origin } = new URL(src)
  const [, admitted = ''] = /(?:^|;)\s*script-src ([^;]*)/.exec(policy) ?? []
  return admitted.split(' ').some((host) => coversOrigin(host, origin))
}
