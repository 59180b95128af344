import { whenIdle } from '#src/browser/when-idle.ts'

/** Milliseconds of layout at a time: what is laid out is drawn in a task of its own. */
const BUDGET = 6

/** Milliseconds in which a page that has just been opened is drawn before the rest of it is laid out. */
const DRAWN = 2000

// As in src/styles/components/off-screen.css.
const WAITING =
  ':is(main section ~ section, main section ~ section > .section, .ftr, .article-body > .read > *):not([data-shown])'

/**
 * Lays out step by step what is off the screen, of this page and of those that are opened within the
 * application. Until then nobody hears of it: Chromium leaves what it has not laid out out of the
 * accessibility tree, and who listens to a page neither scrolls nor presses Tab.
 */
export function layOutWhenIdle(): void {
  let isDue = false
  whenIdle(layOut)
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      whenIdle(layOut)
    }, DRAWN)
  }).observe(document.body, { childList: true, subtree: true })
}

function layOut(): void {
  const began = performance.now()
  for (const part of document.querySelectorAll<HTMLElement>(WAITING)) {
    if (performance.now() - began > BUDGET) return whenIdle(layOut)
    part.dataset.shown = ''
    void part.offsetHeight
  }
}
