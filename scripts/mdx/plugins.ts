import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'

import { trimBareAddresses } from '#src/content/markdown/bare-addresses.ts'
import { setHeadingIds } from '#src/lib/headings.ts'

import { rehypeCodeBlocks } from './code-blocks.ts'
import { rehypeFootnotes } from './footnotes.ts'
import { rehypeHeldHyphens } from './hold-hyphens.ts'
import { remarkImageMarkers } from './image-markers.ts'
import { remarkImages } from './images.ts'
import { rehypeLanguageOfParts } from './language-of-parts.ts'
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
  rehypeLanguageOfParts,
  rehypeHeldHyphens,
]
