import type { BrowserContext } from '@playwright/test'

/** Closes the storage of every page of a context, as a browser does that is told to keep nothing. */
export async function closeStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    }
  })
}

/** Fills the real storage of a context to its last character. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isTaken = (key: string, text: string) => {
      try {
        localStorage.setItem(key, text)
        return true
      } catch {
        return false
      }
    }
    let rest = localStorage.getItem('rest') ?? ''
    // On the pages after the first only what they have freed is missing.
    for (let size = 2 ** 22; rest === '' && size > 2 ** 12; size /= 2) {
      isTaken(`ballast-${size}`, 'x'.repeat(size))
    }
    for (let size = 2 ** 12; size >= 1; size /= 2) {
      if (isTaken('rest', rest + 'x'.repeat(size))) rest += 'x'.repeat(size)
    }
  })
}
