import type { Plugin } from 'esbuild'

/**
 * Resolves `@mdx-js/react` to a variable in the scope of the compiled article, so that one MDXProvider serves all articles.
 * mdx-bundler's `globals` option would conflict with the plugin instance that it uses for React.
 */
export const mdxReactFromScope: Plugin = {
  name: 'mdx-react-from-scope',
  setup(build) {
    build.onResolve({ filter: /^@mdx-js\/react$/ }, ({ path }) => ({
      path,
      namespace: 'mdx-react',
    }))
    build.onLoad({ filter: /./, namespace: 'mdx-react' }, () => ({
      contents: 'module.exports = _mdx_react',
    }))
  },
}
