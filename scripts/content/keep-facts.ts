import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Root } from 'mdast'
import type { VFile } from 'vfile'

import { sourcePathOf } from '#scripts/mdx/source-path.ts'

import { readArticle } from './article-facts.ts'

/** Folder beside a `content/` that is compiled, with what is known of each of its articles. */
export const FACTS_FOLDER = 'facts'

/** Name of an article's file there: `posts/hello/uk.mdx` → `posts__hello__uk.mdx.json`. */
export function factsFile(path: string): string {
  return `${path.replaceAll('/', '__')}.json`
}

/** Name of the file of its tree: `posts/hello/uk.mdx` → `posts__hello__uk.mdx.tree.json`. */
export function treeFile(path: string): string {
  return `${path.replaceAll('/', '__')}.tree.json`
}

/**
 * Writes down what the checks need to know of an article while it is compiled, and its tree, from which
 * its plain text is made: reading it a second time would take as long as half of the compilation. It
 * goes first, before others change the tree.
 */
export function remarkKeepFacts(folder = FACTS_FOLDER) {
  return (tree: Root, file: VFile) => {
    mkdirSync(folder, { recursive: true })
    const path = sourcePathOf(file)
    writeFileSync(
      join(folder, factsFile(path)),
      JSON.stringify(readArticle(tree, String(file), false)),
    )
    writeFileSync(join(folder, treeFile(path)), JSON.stringify(tree, withoutPlaces))
  }
}

/** Leaves out of a tree where its nodes stand, and the code of its expressions. */
function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value
}
