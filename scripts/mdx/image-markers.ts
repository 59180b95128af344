import type { Processor } from 'unified'

import { withImages } from '#scripts/content/parse-markdown.ts'

/** Replaces image markers, `[image:./flow.svg]`, with Markdown images. */
export function remarkImageMarkers(this: Processor): void {
  const { parser: parse } = this
  if (!parse) throw new Error('image markers need a parser before them')
  this.parser = (document, file) => parse(withImages(document), file)
}
