import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Marker that React leaves in place of a component that has thrown, for the browser to retry. */
const SUSPENSE_ERROR = '<!--$!-->'

/**
 * Renders the static markup of a page.
 * @throws the error of a component; `renderToString` alone would omit it silently.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  const markup = renderToString(page)
  if (markup.includes(SUSPENSE_ERROR)) throw await getRenderError(page)
  return markup
}

/** Renders a page again to get the error, because `renderToString` does not report it. */
function getRenderError(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error('a part of it suspends')),
    })
  })
}
