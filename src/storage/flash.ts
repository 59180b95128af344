const KEY = 'flash'

/** Stores a message for the next page of this tab. */
export function setFlash(message: string): void {
  try {
    sessionStorage.setItem(KEY, message)
  } catch {
    // Without storage the next page shows no message; the action itself has succeeded.
  }
}

/** Reads and removes the message of the previous page. */
export function consumeFlash(): string | undefined {
  try {
    const message = sessionStorage.getItem(KEY) ?? undefined
    sessionStorage.removeItem(KEY)
    return message
  } catch {
    return undefined
  }
}
