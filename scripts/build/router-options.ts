/** Options of TanStack Router's generator, shared by the Vite plugin and `generate-routes`. */
export const ROUTER_OPTIONS = {
  target: 'react',
  autoCodeSplitting: true,
  // A route's component and loader share a chunk.
  codeSplittingOptions: {
    defaultBehavior: [
      ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
    ],
  },
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
  // Loading the formatter takes longer than generating the tree.
  enableRouteTreeFormatting: false,
  disableLogging: true,
} as const
