import { Fragment } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import type { RichNode, RichText as Nodes } from '#src/content/model.ts'

/** Nodes rendered as a single element. */
const ELEMENTS = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const

/** Renders parsed rich text. */
export function RichText({ nodes }: { nodes: Nodes }) {
  return nodes.map((node, index) => (
    // The nodes never change their order.
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
