import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { nameFootnotes } from '#src/content/markdown/name-footnotes.ts'

import { languageOf } from './source-path.ts'

/** Localizes the labels of footnotes and their back-references. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile) => nameFootnotes(tree, languageOf(file))
}
