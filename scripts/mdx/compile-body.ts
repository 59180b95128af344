import { compile, type CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'

import { rehypePlugins, remarkPlugins } from './plugins.ts'

/** What contentlayer's compiler is told beside the plugins. */
export const mdxOptions = { providerImportSource: '@mdx-js/react' } satisfies CompileOptions

const options: CompileOptions = {
  ...mdxOptions,
  remarkPlugins: [remarkFrontmatter, ...remarkPlugins],
  rehypePlugins,
}

/**
 * Compiles one article as contentlayer does, with the same plugins, to the code of a module: what an
 * editor has just saved is shown before contentlayer would have begun.
 * `path` is the file's below `content/`: `posts/hello/uk.mdx`.
 * @throws VFileMessage with the place, for text that cannot be compiled.
 */
export async function compileBody(source: string, path: string): Promise<string> {
  const data = { rawDocumentData: { sourceFilePath: path } }
  return String(await compile(new VFile({ value: source, data }), options))
}
