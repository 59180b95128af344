import type { BrowserContext } from '@playwright/test'

/** Makes storage unavailable on every page of a context, like a browser that blocks site data. */
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

/** Fills the storage of a context completely. */
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
    let remaining = localStorage.getItem('rest') ?? ''
    // Later pages only have to refill what they have freed.
    for (let size = 2 ** 22; remaining === '' && size > 2 ** 12; size /= 2) {
      isTaken(`ballast-${size}`, 'x'.repeat(size))
    }
    for (let size = 2 ** 12; size >= 1; size /= 2) {
      if (isTaken('rest', remaining + 'x'.repeat(size))) remaining += 'x'.repeat(size)
    }
  })
}
