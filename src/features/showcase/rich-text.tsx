import { Fragment } from 'react'

import { SiteLink } from '#src/blocks/site-link.tsx'
import type { RichNode, RichText as Nodes } from '#src/content/rich-text.ts'

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
    case 'paragraph':
      return (
        <p>
          <RichText nodes={node.children} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote>
          <RichText nodes={node.children} />
        </blockquote>
      )
    case 'listItem':
      return (
        <li>
          <RichText nodes={node.children} />
        </li>
      )
    case 'strong':
      return (
        <strong>
          <RichText nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <RichText nodes={node.children} />
        </em>
      )
  }
}
