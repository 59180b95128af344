import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Root } from 'mdast'
import type { VFile } from 'vfile'

import { sourcePathOf } from '../mdx/locale-of-file.ts'
import { readArticle } from './article-facts.ts'

/** Folder beside a `content/` that is compiled, with what is known of each of its articles. */
export const FACTS_FOLDER = 'facts'

/** Name of an article's file there: `posts/hello/uk.mdx` → `posts__hello__uk.mdx.json`. */
export function factsFile(path: string): string {
  return `${path.replaceAll('/', '__')}.json`
}

/**
 * Writes down what the checks need to know of an article while it is compiled: reading its tree a
 * second time would take as long as half of the compilation. It goes first, before others change the
 * tree.
 */
export function remarkKeepFacts(folder = FACTS_FOLDER) {
  return (tree: Root, file: VFile) => {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, factsFile(sourcePathOf(file)))
    writeFileSync(path, JSON.stringify(readArticle(tree, false)))
  }
}
