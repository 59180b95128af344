import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { nameFootnotes } from '#src/content/markdown/name-footnotes.ts'

import { languageOf } from './source-path.ts'

/** Names the footnotes and the ways back from them in the article's language. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile) => nameFootnotes(tree, languageOf(file))
}
