/** Resolves after the next paint, so that the answer to a press is visible before longer work starts. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
