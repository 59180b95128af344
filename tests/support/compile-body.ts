import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'

import { rehypePlugins, remarkPlugins } from '#scripts/mdx/plugins.ts'

/**
 * Compiles one article to what contentlayer's code of it becomes in a module: a function of the runtimes of JSX
 * and MDX that returns the article's exports. `path` is the file's below `content/`: `posts/hello/post.uk.mdx`.
 * For tests, which read content without contentlayer.
 * @throws VFileMessage with the place, for text that cannot be compiled.
 */
export async function compileBody(source: string, path: string): Promise<string> {
  const data = { rawDocumentData: { sourceFilePath: path } }
  const body = await compile(new VFile({ value: source, data }), {
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, ...remarkPlugins],
    rehypePlugins,
  })
  // The inner function finds the runtimes in its arguments.
  return `(jsx, mdx) => (function () {\n${String(body)}\n})({ ...jsx, ...mdx })`
}
