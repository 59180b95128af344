import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'

import { rehypePlugins, remarkPlugins } from './plugins.ts'

/** The module by which an article finds the components that authors may use. */
export const PROVIDER = '@mdx-js/react'

/**
 * Compiles one article as contentlayer does, with the same plugins, to an expression: a function of
 * the runtimes of React and MDX that returns the article's component. What an editor has just saved is shown before
 * contentlayer would have begun. `path` is the file's below `content/`: `posts/hello/uk.mdx`.
 * @throws VFileMessage with the place, for text that cannot be compiled.
 */
export async function compileBody(source: string, path: string): Promise<string> {
  const data = { rawDocumentData: { sourceFilePath: path } }
  const body = await compile(new VFile({ value: source, data }), {
    outputFormat: 'function-body',
    providerImportSource: PROVIDER,
    remarkPlugins: [remarkFrontmatter, ...remarkPlugins],
    rehypePlugins,
  })
  const inner = String(body).replaceAll('arguments[0]', 'runtime')
  return `function (runtime) {\nreturn (function () {\n${inner}\n})().default\n}`
}

const IMPORT = /import\{([^}]*)\}from"(?:react\/jsx-runtime|@mdx-js\/react)";/g
const IMPORTS = new RegExp(`^(?:${IMPORT.source})*`)
const EXPORT = /export\{(?:[^{}]*,)?([\w$]+) as default(?:,[^{}]*)?\};?\s*$/

/**
 * Contentlayer's code of an article, a module, as such an expression: it imports the runtimes and
 * exports the component, and nothing else.
 * @throws when the code has another form.
 */
export function unwrapBody(code: string): string {
  // mdx-bundler ends it for `new Function`; a module needs no return.
  const module = code.replace(/;return Component;\s*$/, '')
  const [, component] = EXPORT.exec(module) ?? []
  const inner = module
    .replace(IMPORTS, (imports) =>
      imports.replace(
        IMPORT,
        (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=runtime;`,
      ),
    )
    .replace(EXPORT, '')
  if (!component || /^import\b/.test(inner)) {
    throw new Error(`an article's compiled code has an unknown form: ${code.slice(0, 80)}`)
  }
  return `function(runtime){${inner};return ${component}}`
}
