import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { nameFootnotes } from '#src/content/markdown/name-footnotes.ts'

import { localeOfFile } from './locale-of-file.ts'

/** Names the footnotes and the ways back from them in the article's language. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile) => nameFootnotes(tree, localeOfFile(file))
}
