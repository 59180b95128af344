import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { markForeign } from '#src/content/markdown/mark-foreign.ts'

import { languageOf } from './source-path.ts'

/** Marks the words of an article that are in the other language, so that they are read out in it. */
export function rehypeLanguageOfParts() {
  return (tree: Root, file: VFile) => markForeign(tree, languageOf(file))
}
