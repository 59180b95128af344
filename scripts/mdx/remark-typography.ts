import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { typeset } from '../../src/i18n/typography.ts'
import { localeOfFile } from './locale-of-file.ts'

/** Sets apostrophes, quotes, dashes and no-break spaces in an article's prose; code is left alone. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => {
    const locale = localeOfFile(file)
    visit(tree, 'text', (node) => {
      node.value = typeset(locale, node.value)
    })
  }
}
