import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'

import { remember } from '#src/lib/remember.ts'

/** The component that renders an article's text. */
export type Body = MDXContent

/**
 * An article as the build compiles it: a function of React's runtime, so that its file imports nothing
 * and stays the same as long as the article does.
 */
export type CompiledBody = (jsxRuntime: typeof runtime) => Body

/** The component of a compiled article, the same one at every call. */
export const bodyOf = remember((compiled: CompiledBody): Body => compiled(runtime))
