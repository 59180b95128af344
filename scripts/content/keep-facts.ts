import type { Root } from 'mdast'
import type { VFile } from 'vfile'

import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { sourcePathOf } from '#scripts/mdx/source-path.ts'

import { type ArticleFacts, readArticle } from './article-facts.ts'

/** What is known of an article's source. */
interface KeptFacts {
  facts: ArticleFacts
  /** Its tree as JSON, with blocks as they are written and without the places of its nodes. */
  tree: string
}

const kept = new Map<string, KeptFacts>()

/**
 * Notes what the checks need to know of an article while it is compiled, and its tree, from which its plain
 * text is made: reading it a second time would take as long as half of the compilation. It goes first,
 * before others change the tree.
 */
export function remarkKeepFacts() {
  return (tree: Root, file: VFile) => {
    const source = String(file)
    kept.set(sourcePathOf(file), {
      facts: readArticle(tree, source, false),
      tree: JSON.stringify(withBlocksAsWritten(tree, source), withoutPlaces),
    })
  }
}

/** What was noted of the article at a path below `content/`, once. */
export function takeFacts(path: string): KeptFacts | undefined {
  const facts = kept.get(path)
  kept.delete(path)
  return facts
}

/** Leaves out of a tree where its nodes stand, and the code of its expressions. */
function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value
}
