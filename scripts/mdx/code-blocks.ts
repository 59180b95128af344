import { transformerNotationDiff } from '@shikijs/transformers'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Options } from 'rehype-pretty-code'
import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'
import { SKIP, visit } from 'unist-util-visit'

import { CODE_LANGUAGES, languageName } from '../../src/lib/code-languages.ts'

// One highlighter for all documents: making one costs more than an article.
let highlighter: Promise<Highlighter> | undefined

const theme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--tk-',
  variableDefaults: {},
  fontStyle: true,
})

/** How fences are highlighted: at build time, with class names that the stylesheet colours. */
export const prettyCode: Options = {
  theme: theme as ThemeRegistrationRaw,
  grid: false,
  bypassInlineCode: true,
  keepBackground: false,
  defaultLang: 'plaintext',
  transformers: [transformerNotationDiff({ matchAlgorithm: 'v3' })],
  getHighlighter: (options) =>
    (highlighter ??= createHighlighter({
      ...options,
      langs: [...CODE_LANGUAGES, 'plaintext'],
    })
      .then(untimed)
      .then(remembering)),
}

/** Shiki gives a line half a second and then leaves it as it is: a busy machine would build another page. */
function untimed(given: Highlighter): Highlighter {
  return {
    ...given,
    codeToHtml: (code, options) => given.codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }),
  }
}

/** Both versions of an article show the same code, as a rule: it is highlighted once. */
function remembering(given: Highlighter): Highlighter {
  const known = new Map<string, string>()
  return {
    ...given,
    codeToHtml: (code, options) => {
      const key = JSON.stringify([options.lang, options.meta, code])
      const html = known.get(key) ?? given.codeToHtml(code, options)
      known.set(key, html)
      return html
    },
  }
}

/**
 * Turns each highlighted figure into `<CodeBlock file language html>`. The lines travel as one string
 * of HTML, which is a third of the size of the same tree in JSX and costs nothing to hydrate.
 */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!('data-rehype-pretty-code-figure' in node.properties)) return
      if (index === undefined || !parent) return
      const pre = node.children.find((child) => isElement(child, 'pre'))
      const code = pre?.children.find((child) => isElement(child, 'code'))
      if (!pre || !code) return
      const caption = node.children.find((child) => isElement(child, 'figcaption'))
      const language = languageName(String(pre.properties['data-language']))
      slimTokens(code)
      const block: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          attribute('file', caption && textOf(caption)),
          attribute('language', language),
          attribute('numbered', 'data-line-numbers' in code.properties ? 'yes' : undefined),
          attribute('html', toHtml(code.children)),
        ].filter((one) => one !== undefined),
        children: [],
      }
      parent.children[index] = block
      return SKIP
    })
  }
}

function attribute(name: string, value: string | undefined) {
  return value === undefined ? undefined : ({ type: 'mdxJsxAttribute', name, value } as const)
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}

/** Replaces Shiki's inline styles by class names and unwraps the spans that say nothing. */
function slimTokens(parent: Element): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    slimTokens(child)
    const { style, ...properties } = child.properties
    const token = /var\(--tk-(?:token-)?([\w-]+)\)/.exec(String(style ?? ''))?.[1]
    child.properties = properties
    if (token && token !== 'foreground' && token !== 'background') {
      child.properties.className = [`tk-${token}`]
    }
    const bare = child.tagName === 'span' && Object.keys(child.properties).length === 0
    return bare ? child.children : [child]
  })
}
