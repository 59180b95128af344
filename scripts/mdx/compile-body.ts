import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'

import { withImages } from '#scripts/content/parse-markdown.ts'

import { rehypePlugins, remarkPlugins } from './plugins.ts'

/**
 * Compiles one article to an expression: a function of the runtimes of React and MDX that returns the
 * article's component. `path` is the file's below `content/`: `posts/hello/uk.mdx`; plugins of `first`
 * see its tree as the author wrote it.
 * @throws VFileMessage with the place, for text that cannot be compiled.
 */
export async function compileBody(
  source: string,
  path: string,
  first: PluggableList = [],
): Promise<string> {
  const data = { rawDocumentData: { sourceFilePath: path } }
  const body = await compile(new VFile({ value: withImages(source), data }), {
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, ...first, ...remarkPlugins],
    rehypePlugins,
  })
  // The inner function finds the runtimes in its arguments.
  return `function (runtime) {\nreturn (function () {\n${String(body)}\n})(runtime).default\n}`
}
