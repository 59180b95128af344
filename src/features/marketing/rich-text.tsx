import { Fragment } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import type { RichNode, RichText as Nodes } from '#src/content/rich-text.ts'

/** What is drawn as one element around what it holds. */
const ELEMENTS = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const

/** A description as the build parsed it: nothing but known elements can come of it. */
export function RichText({ nodes }: { nodes: Nodes }) {
  return nodes.map((node, index) => (
    // The text of a page never changes its order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{render(node)}</Fragment>
  ))
}

function render(node: RichNode) {
  switch (node.type) {
    case 'text':
      return node.value
    case 'break':
      return <br />
    case 'link':
      return (
        <SiteLink href={node.url}>
          <RichText nodes={node.children} />
        </SiteLink>
      )
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul'
      return (
        <List>
          <RichText nodes={node.children} />
        </List>
      )
    }
    default: {
      const Element = ELEMENTS[node.type]
      return (
        <Element>
          <RichText nodes={node.children} />
        </Element>
      )
    }
  }
}
