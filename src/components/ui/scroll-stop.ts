/**
 * For a box that scrolls sideways: it can be reached and scrolled from the keyboard. Once the application
 * runs it is passed over for as long as nothing of it is out of sight.
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
