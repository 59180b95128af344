import type { Element } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { type ComponentProps, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { siteFile } from '#src/components/site-picture.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import { renderPost } from '#src/content/markdown/render-post.ts'
import { tableLabel } from '#src/content/markdown/table-label.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { Figure } from './figure.tsx'
import { createComponents, type Words } from './mdx.tsx'
import { WrittenCode } from './written-code.tsx'

/** Renders a post written in the browser with the same components as an article. */
export function Markdown({ tree, locale }: { tree: Root; locale: Locale }) {
  const t = useMessages()
  const components = useMemo(() => componentsFor(t), [t])
  return useMemo(
    () =>
      toJsxRuntime(renderPost(tree, locale), {
        Fragment,
        jsx,
        jsxs,
        components,
        ignoreInvalidStyle: true,
        passNode: true,
      }),
    [tree, locale, components],
  )
}

/** Preview of a post's Markdown. */
export function MarkdownPreview({ content, locale }: { content: string; locale: Locale }) {
  const tree = useMemo(() => parsePost(content), [content])
  return <Markdown tree={tree} locale={locale} />
}

function componentsFor(t: Words): Partial<Components> {
  const { a, input } = createComponents(t) as Pick<Components, 'a' | 'input'>
  return {
    a: omitNode(a),
    input: omitNode(input),
    figure: ({ node }) => (
      <Figure
        src={String(node?.properties.src)}
        alt={String(node?.properties.alt)}
        labels={t.image}
      />
    ),
    img: ({ src, alt }) => (
      <img src={siteFile(String(src))} alt={alt ?? ''} loading="lazy" decoding="async" />
    ),
    table: (props) => (
      <TableBox label={props.node && tableLabel(props.node)}>
        <Table {...getAttributes(props)} />
      </TableBox>
    ),
    pre: ({ node }) => {
      const code = getOnlyChild(node, 'code')
      const language = /language-([\w-]+)/.exec(String(code?.properties.className ?? ''))?.[1] ?? ''
      const meta = code?.data && 'meta' in code.data ? String(code.data.meta) : ''
      return (
        <WrittenCode
          code={toString(code).replace(/\n$/, '')}
          language={language}
          file={/\btitle="([^"]+)"/.exec(meta)?.[1]}
          labels={t.code}
        />
      )
    },
  }
}

type WithNode = { node?: Element }

/** Wraps a component to drop the `node` prop, which is not an attribute. */
function omitNode(component: Components['a' | 'input'] | undefined) {
  const Component = component as React.ComponentType<ComponentProps<'a'> & ComponentProps<'input'>>
  return (props: WithNode & object) => <Component {...getAttributes(props)} />
}

function getAttributes<Props extends WithNode>(props: Props): Omit<Props, 'node'> {
  const attributes: Props = { ...props }
  delete attributes.node
  return attributes
}

function getOnlyChild(node: Element | undefined, tagName: string): Element | undefined {
  const [only, ...others] = node?.children ?? []
  return only?.type === 'element' && only.tagName === tagName && others.length === 0
    ? only
    : undefined
}
