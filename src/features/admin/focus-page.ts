/** Gives the focus to the page's main part, as after a navigation, before what has it is gone. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
