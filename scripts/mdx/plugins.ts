import type { Root } from 'hast'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { PluggableList, Processor } from 'unified'
import type { VFile } from 'vfile'

import { replaceImageMarkers } from '#scripts/content/parse-markdown.ts'
import { getLanguage } from '#scripts/lib/file-locale.ts'
import { trimBareAddresses } from '#src/content/markdown/bare-addresses.ts'
import { labelFootnotes } from '#src/content/markdown/label-footnotes.ts'
import { markForeignLanguage } from '#src/content/markdown/mark-foreign-language.ts'
import { preventHyphenBreaks } from '#src/content/markdown/prevent-hyphen-breaks.ts'
import { setHeadingIds } from '#src/lib/headings.ts'

import { rehypeCodeBlocks } from './code-blocks.ts'
import { remarkImages } from './images.ts'
import { remarkTypography } from './remark-typography.ts'
import { rehypeTables } from './tables.ts'

/** Runs first, because the table of contents uses the original text. */
const remarkHeadingIds = () => setHeadingIds

const remarkBareAddresses = () => trimBareAddresses

/** remark plugins of articles. */
export const remarkPlugins: PluggableList = [
  remarkImageMarkers,
  remarkHeadingIds,
  remarkGfm,
  remarkBareAddresses,
  remarkBreaks,
  remarkImages,
  remarkTypography,
]

/** rehype plugins of articles. */
export const rehypePlugins: PluggableList = [
  rehypeFootnotes,
  rehypeCodeBlocks,
  rehypeTables,
  rehypePartLanguages,
  rehypeHeldHyphens,
]

/** Replaces image markers, `[image:./flow.svg]`, with Markdown images. */
function remarkImageMarkers(this: Processor): void {
  const { parser: parse } = this
  if (!parse) throw new Error('image markers require a parser before this plugin')
  this.parser = (document, file) => parse(replaceImageMarkers(document), file)
}

/** Prevents line breaks at the hyphens of short compounds. */
function rehypeHeldHyphens() {
  return preventHyphenBreaks
}

/** Localizes the labels of footnotes and their back-references. */
function rehypeFootnotes() {
  return (tree: Root, file: VFile) => labelFootnotes(tree, getLanguage(file))
}

/** Adds `lang` to text in the other language, so that screen readers pronounce it correctly. */
export function rehypePartLanguages() {
  return (tree: Root, file: VFile) => markForeignLanguage(tree, getLanguage(file))
}
