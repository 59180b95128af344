import type { Plugin } from 'esbuild'

/**
 * Takes `@mdx-js/react` from the scope that runs an article's code, so that one MDXProvider serves all articles.
 * mdx-bundler's own `globals` option would bundle a second copy of the plugin that React is replaced by.
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
