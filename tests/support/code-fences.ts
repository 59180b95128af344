import { visit } from 'unist-util-visit'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'

/** A fence of an article. */
export interface Fence {
  language: string
  title: string | undefined
  code: string
  /** Its types are not checked: it needs a package that the article names. */
  isUnchecked: boolean
  /** It is executed. */
  isRun: boolean
  /** What executing it prints, from the output fence behind it. */
  output: string | undefined
  line: number
}

/** Titles of what executing the fence before prints, in both languages. */
const OUTPUT_TITLES = ['output', 'вивід']

/** All fences of an article's source; of a diff's lines the ones that stay. */
export function fencesOf(source: string): Fence[] {
  const fences: Fence[] = []
  visit(parseMarkdown(source), 'code', (node) => {
    const meta = node.meta ?? ''
    const title = /title="([^"]+)"/.exec(meta)?.[1]
    const previous = fences.at(-1)
    if (title && OUTPUT_TITLES.includes(title) && previous) {
      previous.output = node.value
      return
    }
    fences.push({
      language: node.lang ?? 'text',
      title,
      code: withoutDiff(node.value),
      isUnchecked: /\bnocheck\b/.test(meta),
      isRun: /\brun\b/.test(meta),
      output: undefined,
      line: node.position?.start.line ?? 0,
    })
  })
  return fences
}

/** A block as it reads once its diff is applied: lines marked `--` are gone, marks are taken off. */
function withoutDiff(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/\[!code --\]/.test(line))
    .map((line) => line.replace(/\s*(?:\/\/|#|\/\*)\s*\[!code [^\]]+\](?:\s*\*\/)?\s*$/, ''))
    .join('\n')
}
