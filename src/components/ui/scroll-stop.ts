/**
 * Props of a horizontally scrollable box that make it focusable, so that it can be scrolled by keyboard.
 * After hydration it is focusable only while it overflows.
 */
export const SCROLL_STOP = { tabIndex: 0, ref: followOverflow }

function followOverflow(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
  })
  observer.observe(box)
  return () => observer.disconnect()
}
