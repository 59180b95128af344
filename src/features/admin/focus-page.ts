/** Moves the focus to the main element before the focused element is removed. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
