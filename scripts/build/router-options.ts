/** How route files become the route tree; the Vite plugin and `generate-routes` share it. */
export const ROUTER_OPTIONS = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
  // The formatter takes longer to load than the tree to make, at each build.
  enableRouteTreeFormatting: false,
  disableLogging: true,
} as const
