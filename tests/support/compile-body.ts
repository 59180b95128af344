import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'

import { rehypePlugins, remarkPlugins } from '#scripts/mdx/plugins.ts'

/**
 * Compiles an article to the form that contentlayer's code has in a module: a function of the JSX and MDX
 * runtimes that returns the article's exports. For tests that read content without contentlayer.
 * @param path Path of the file below `content/`: `posts/hello/post.uk.mdx`.
 * @throws VFileMessage with the position if the text cannot be compiled.
 */
export async function compileBody(source: string, path: string): Promise<string> {
  const data = { rawDocumentData: { sourceFilePath: path } }
  const body = await compile(new VFile({ value: source, data }), {
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, ...remarkPlugins],
    rehypePlugins,
  })
  // The inner function receives the runtimes as `arguments[0]`.
  return `(jsx, mdx) => (function () {\n${String(body)}\n})({ ...jsx, ...mdx })`
}
