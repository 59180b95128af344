import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { memoize } from '#src/lib/memoize.ts'

/** The component that renders an article's text. */
export type Body = MDXContent

const runtime = { Fragment, jsx, jsxs, useMDXComponents }

/**
 * An article as the build compiles it: a function of the runtimes of React and MDX, so that its file imports nothing
 * and stays the same as long as the article does.
 */
export type CompiledBody = (modules: typeof runtime) => Body

/** The component of a compiled article, the same one at every call. */
export const bodyOf = memoize((compiled: CompiledBody): Body => compiled(runtime))
