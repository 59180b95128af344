/** How route files become the route tree; the Vite plugin and `generate-routes` share it. */
export const ROUTER_OPTIONS = {
  target: 'react',
  autoCodeSplitting: true,
  // A route's page comes in one file with what loads its data.
  codeSplittingOptions: {
    defaultBehavior: [
      ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
    ],
  },
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
  // The formatter takes longer to load than the tree to make, at each build.
  enableRouteTreeFormatting: false,
  disableLogging: true,
} as const
