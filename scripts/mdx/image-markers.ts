import type { Processor } from 'unified'

import { withImages } from '#scripts/content/parse-markdown.ts'

/** Reads an article with Markdown's images in place of its markers, `[image:./flow.svg]`. */
export function remarkImageMarkers(this: Processor): void {
  const { parser: parse } = this
  if (!parse) throw new Error('image markers need a parser before them')
  this.parser = (document, file) => parse(withImages(document), file)
}
