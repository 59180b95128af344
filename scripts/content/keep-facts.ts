import type { Root } from 'mdast'
import type { VFile } from 'vfile'

import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { toPlainMarkdown } from '#scripts/mdx/plain-markdown.ts'
import { sourcePathOf } from '#scripts/mdx/source-path.ts'

import { type ArticleFacts, readArticle } from './article-facts.ts'

/** What is known of an article's source. */
interface KeptFacts {
  facts: ArticleFacts
  /** Its plain Markdown, with blanks. */
  plain: string
}

const kept = new Map<string, KeptFacts>()

/**
 * Notes what the checks need to know of an article while it is compiled, and its plain text: reading it a second
 * time would take as long as half of the compilation. It goes first, before others change the tree.
 */
export function remarkKeepFacts() {
  return (tree: Root, file: VFile) => {
    const source = String(file)
    const facts = readArticle(tree, source, false)
    // What is no component cannot be told plainly: the checks will say so, and nothing is built.
    const isSound = facts.problems.length === 0
    const plain = isSound ? toPlainMarkdown(structuredClone(withBlocksAsWritten(tree, source))) : ''
    kept.set(sourcePathOf(file), { facts, plain })
  }
}

/** What was noted of the article at a path below `content/`, once. */
export function takeFacts(path: string): KeptFacts | undefined {
  const facts = kept.get(path)
  kept.delete(path)
  return facts
}
