import { transformerNotationDiff } from '@shikijs/transformers'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import rehypePrettyCode, { type Options } from 'rehype-pretty-code'
import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

import { languageName } from '#src/lib/code-languages.ts'

const theme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--tk-',
  variableDefaults: {},
  fontStyle: true,
})

/** Options of the highlighter: class names instead of inline colors. */
const prettyCode: Options = {
  theme: theme as ThemeRegistrationRaw,
  grid: false,
  bypassInlineCode: true,
  keepBackground: false,
  defaultLang: 'plaintext',
  transformers: [transformerNotationDiff({ matchAlgorithm: 'v3' })],
  // Created once, and loads the grammars of the languages it encounters.
  getHighlighter: (options) => createHighlighter(options).then(removeTimeLimit),
}

/** Disables Shiki's time limit per line, which would make the output depend on the load of the machine. */
function removeTimeLimit(original: Highlighter): Highlighter {
  return {
    ...original,
    codeToHtml: (code, options) => original.codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }),
  }
}

const highlight = unified().use(rehypePrettyCode, prettyCode).freeze()

/**
 * Highlights each fence and turns it into `<CodeBlock file language html>`. The lines are one string
 * of HTML, which is a third of the size of the same tree in JSX and needs no hydration.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root) => {
    await highlight.run(tree)
    visit(tree, 'element', (node, index, parent) => {
      const block = getBlock(node)
      if (!block || index === undefined || !parent) return
      parent.children[index] = block
      return SKIP
    })
  }
}

/** Converts a highlighted figure to a component; `undefined` for other elements. */
function getBlock(figure: Element): MdxJsxFlowElementHast | undefined {
  if (!('data-rehype-pretty-code-figure' in figure.properties)) return undefined
  const pre = figure.children.find((child) => isElement(child, 'pre'))
  const code = pre?.children.find((child) => isElement(child, 'code'))
  if (!pre || !code) return undefined
  const caption = figure.children.find((child) => isElement(child, 'figcaption'))
  const language = languageName(String(pre.properties['data-language']))
  unwrapPlainTokens(code)
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('file', caption && toString(caption)),
      attribute('language', language),
      attribute('numbered', 'data-line-numbers' in code.properties ? 'yes' : undefined),
      attribute('html', addLineFeeds(toHtml(code.children))),
    ].filter((child) => child !== undefined),
    children: [],
  }
}

/** Adds a line feed to empty lines, which browsers would omit from a selection. */
function addLineFeeds(html: string): string {
  return html.replaceAll(/(<span[^>]* data-line=""[^>]*>) ?(?=<\/span>)/g, '$1\n')
}

function attribute(name: string, value: string | undefined) {
  return value === undefined ? undefined : ({ type: 'mdxJsxAttribute', name, value } as const)
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

/** Replaces Shiki's inline styles with class names and unwraps spans without one. */
function unwrapPlainTokens(parent: Element): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    unwrapPlainTokens(child)
    const { style, ...properties } = child.properties
    const token = /var\(--tk-(?:token-)?([\w-]+)\)/.exec(String(style ?? ''))?.[1]
    child.properties = properties
    if (token && token !== 'foreground' && token !== 'background') {
      child.properties.className = [`tk-${token}`]
    }
    const isPlain = child.tagName === 'span' && Object.keys(child.properties).length === 0
    return isPlain ? child.children : [child]
  })
}
