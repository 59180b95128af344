import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'

const ShownContext = createContext<ReactNode>(null)

function CurrentPreview() {
  return use(ShownContext)
}

// Links need a router, and the home page needs an index route.
const rootRoute = createRootRoute()
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: CurrentPreview })

export const previewRouter = createRouter({
  routeTree: rootRoute.addChildren([home]),
  history: createMemoryHistory(),
})

/** Renders parts of pages outside of the site: their links get a router without pages. */
export function PreviewRouter({ children }: { children: ReactNode }) {
  return (
    <ShownContext value={children}>
      <RouterProvider router={previewRouter} />
    </ShownContext>
  )
}
