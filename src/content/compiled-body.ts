import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { memoize } from '#src/lib/memoize.ts'

/** Component that renders the text of an article. */
export type Body = MDXContent

const jsxRuntime = { Fragment, jsx, jsxs }
const mdxReact = { useMDXComponents }

/**
 * An article compiled by contentlayer: a function of the JSX and MDX runtimes. Its file has no imports, so its hash
 * changes only with the article.
 */
export type CompiledBody = (jsx: typeof jsxRuntime, mdx: typeof mdxReact) => { default: Body }

/** Component of a compiled article, cached so that its identity is stable. */
export const getBody = memoize(
  (compiled: CompiledBody): Body => compiled(jsxRuntime, mdxReact).default,
)
