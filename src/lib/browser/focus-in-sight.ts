/**
 * Keeps what is walked to by Tab clear of what lies over the edges of the page. Firefox moves no page for
 * something that is within the window, be it under a bar: it keeps to `scroll-padding` only where it has to move.
 * What is clear stays, since WebKit would move the page for what stands in a bar.
 */
export function keepFocusInSight(): void {
  addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element && isCovered(target)) {
      target.scrollIntoView({ block: 'nearest' })
    }
  })
}

function isCovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].some((y) => {
    const seen = document.elementFromPoint(left + width / 2, y)
    return !seen?.contains(element) && !element.contains(seen)
  })
}
