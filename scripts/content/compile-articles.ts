import type { MarkdownUnifiedBuilderCallback } from 'contentlayer2/core'
import { minifySync } from 'rolldown/utils'
import type { VFile } from 'vfile'

import { compileBody } from '#scripts/mdx/compile-body.ts'
import { sourcePathOf } from '#scripts/mdx/source-path.ts'

import { remarkKeepFacts } from './keep-facts.ts'

/**
 * Has contentlayer turn articles into code as the development server does, instead of by a bundler for
 * each, which takes as long again: an article imports nothing. The code stands where contentlayer puts
 * the HTML of Markdown.
 */
export const compileArticles: MarkdownUnifiedBuilderCallback = (builder) => {
  const code = new WeakMap<VFile, string>()
  builder.parser = () => ({ type: 'root', children: [] })
  builder.use(() => async (_tree, file) => {
    const body = await compileBody(String(file), sourcePathOf(file), [remarkKeepFacts])
    code.set(file, minify(body))
  })
  builder.compiler = (_tree, file) => code.get(file) ?? ''
}

/** An expression with short names and without spaces. */
function minify(expression: string): string {
  const start = 'export default '
  const { code, errors } = minifySync('article.js', start + expression)
  const [error] = errors
  if (error) throw new Error(`an article's code cannot be made smaller: ${error.message}`)
  return code.slice(start.length)
}
