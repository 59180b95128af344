const KEY = 'flash'

/** Leaves a message for the next page of this tab. */
export function leaveFlash(message: string): void {
  try {
    sessionStorage.setItem(KEY, message)
  } catch {
    // Without storage the next page says nothing; what was done is done.
  }
}

/** Takes the message that the page before has left. */
export function takeFlash(): string | undefined {
  try {
    const message = sessionStorage.getItem(KEY) ?? undefined
    sessionStorage.removeItem(KEY)
    return message
  } catch {
    return undefined
  }
}
