/**
 * Scrolls the focused element out from under sticky bars after Tab. Firefox does not scroll to an
 * element inside the window even if a bar covers it: it applies `scroll-padding` only when it scrolls.
 * Visible elements are not scrolled to, because WebKit would scroll the page for an element inside a bar.
 */
export function keepFocusVisible(): void {
  addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element && isCovered(target)) {
      target.scrollIntoView({ block: 'nearest' })
    }
  })
}

function isCovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].some((y) => {
    const topElement = document.elementFromPoint(left + width / 2, y)
    return !topElement?.contains(element) && !element.contains(topElement)
  })
}
