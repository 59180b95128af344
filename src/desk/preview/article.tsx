import type { Element, Root as HastRoot } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkBreaks from 'remark-breaks'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'
import { typesetProse } from '#scripts/mdx/remark-typography.ts'
import { rehypeTables } from '#scripts/mdx/tables.ts'
import { labelFootnotes } from '#src/content/markdown/label-footnotes.ts'
import { markForeignLanguage } from '#src/content/markdown/mark-foreign-language.ts'
import { splitAtImages } from '#src/content/markdown/place-images.ts'
import { preventHyphenBreaks } from '#src/content/markdown/prevent-hyphen-breaks.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { setHeadingIds } from '#src/lib/headings.ts'
import { Figure } from '#src/mdx/figure.tsx'
import { createComponents } from '#src/mdx/mdx.tsx'
import { WrittenCode } from '#src/mdx/written-code.tsx'

/** Returns the address of a picture by its path in the text. */
export type GetAddress = (path: string) => string

const converter = unified()
  .use(remarkBreaks)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use(rehypeTables)

/**
 * Parses the text of an article, with the ids of its headings.
 * @throws VFileMessage with the position if the text is not valid MDX.
 */
export function parseArticle(text: string): Root {
  const tree = parseMarkdown(text)
  setHeadingIds(tree)
  return tree
}

/** Renders the body of an article like the build, but without executing code. */
export function ArticleText(props: { tree: Root; locale: Locale; getAddress: GetAddress }) {
  const { tree, locale, getAddress } = props
  const t = useMessages()
  const components = createComponents(t)
  const figure = (props: ComponentProps<typeof Figure>) => (
    <Figure {...props} src={getAddress(props.src)} labels={t.image} />
  )
  const renderers: Record<string, unknown> = {
    ...components,
    Figure: figure,
    img: ({ src, alt }: ComponentProps<'img'>) => <img src={getAddress(String(src))} alt={alt} />,
    WrittenCode: (codeProps: Omit<ComponentProps<typeof WrittenCode>, 'labels'>) => (
      <WrittenCode {...codeProps} labels={t.code} />
    ),
  }
  return toJsxRuntime(toHast(tree, locale), {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    components: renderers as Partial<Components>,
    // Resolves component names; other expressions are omitted.
    createEvaluater: () => ({
      evaluateExpression: (node) => (node.type === 'Identifier' ? renderers[node.name] : undefined),
      evaluateProgram: () => undefined,
    }),
  })
}

function toHast(source: Root, locale: Locale): HastRoot {
  const tree = structuredClone(source)
  tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm')
  splitAtImages(tree)
  visit(tree, 'paragraph', (node, index, parent) => {
    const [child] = node.children
    if (child?.type !== 'image' || index === undefined || !parent) return
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'Figure',
      attributes: [attribute('src', child.url), attribute('alt', child.alt ?? '')],
      children: [],
    }
  })
  typesetProse(tree, locale)
  const elements = converter.runSync(tree)
  labelFootnotes(elements, locale)
  visit(elements, 'element', (node, index, parent) => {
    const [code] = node.children
    if (node.tagName !== 'pre' || code?.type !== 'element' || !parent) return
    parent.children[index ?? 0] = getCodeText(code)
    return SKIP
  })
  markForeignLanguage(elements, locale)
  preventHyphenBreaks(elements)
  return elements
}

function getCodeText(code: Element) {
  const language = /language-([\w-]+)/.exec(String(code.properties.className ?? ''))?.[1] ?? ''
  const meta = code.data && 'meta' in code.data ? String(code.data.meta) : ''
  const file = /\btitle="([^"]+)"/.exec(meta)?.[1]
  return {
    type: 'mdxJsxFlowElement' as const,
    name: 'WrittenCode',
    attributes: [
      attribute('code', toString(code).replace(/\n$/, '')),
      attribute('language', language),
      ...(file ? [attribute('file', file)] : []),
    ],
    children: [],
  }
}

function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute' as const, name, value }
}
