import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { memoize } from '#src/lib/memoize.ts'

/** The component that renders an article's text. */
export type Body = MDXContent

const jsxRuntime = { Fragment, jsx, jsxs }
const mdxReact = { useMDXComponents }

/**
 * An article as contentlayer compiles it: a function of the runtimes of JSX and MDX, so that its file imports nothing
 * and stays the same as long as the article does.
 */
export type CompiledBody = (jsx: typeof jsxRuntime, mdx: typeof mdxReact) => { default: Body }

/** The component of a compiled article, the same one at every call. */
export const bodyOf = memoize(
  (compiled: CompiledBody): Body => compiled(jsxRuntime, mdxReact).default,
)
