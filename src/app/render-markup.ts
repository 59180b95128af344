import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** What React leaves in the place of a part that has thrown, for a browser to try again. */
const FAILED_PART = '<!--$!-->'

/**
 * A page's markup as it stands before any script has run.
 * @throws what a part of the page has thrown, which React by itself leaves out in silence.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  const markup = renderToString(page)
  if (markup.includes(FAILED_PART)) throw await errorOf(page)
  return markup
}

/** Renders a page again to hear what it throws: `renderToString` tells nobody. */
function errorOf(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error('a part of it is not there at once')),
    })
  })
}
