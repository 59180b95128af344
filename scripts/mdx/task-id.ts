import type { ListItem } from 'mdast'

/**
 * Id of a task in a comment, `id: read`, at the end of its first paragraph. A
 * student’s tick is stored under it, so that tasks may be added and moved.
 */
export function getTaskId(item: ListItem): string | undefined {
  const [first] = item.children
  if (first?.type !== 'paragraph') return undefined
  const ids = first.children.flatMap((node) => {
    const id =
      node.type === 'mdxTextExpression' &&
      /^\s*\/\*\s*id:\s*([\w-]+)\s*\*\/\s*$/.exec(node.value)?.[1]
    return id ? [id] : []
  })
  return ids.at(-1)
}
