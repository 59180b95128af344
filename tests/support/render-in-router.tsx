import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Renders components with links to HTML, in a router without routes. */
export function renderInRouter(children: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToString(<RouterContextProvider router={router}>{children}</RouterContextProvider>)
}
