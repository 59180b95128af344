import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { markForeign } from '#src/content/markdown/mark-foreign.ts'

import { languageOf } from './source-path.ts'

/** Adds `lang` to text in the other language, so that screen readers pronounce it correctly. */
export function rehypeLanguageOfParts() {
  return (tree: Root, file: VFile) => markForeign(tree, languageOf(file))
}
