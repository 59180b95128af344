import type { LessonNode } from '#src/content/lesson-model.ts'

/** The elements with these tags among nodes and below them, but not inside each other. */
export function findElements(nodes: readonly LessonNode[], tags: readonly string[]) {
  return nodes.flatMap((node): Exclude<LessonNode, string>[] => {
    if (typeof node === 'string') return []
    return tags.includes(node.tag) ? [node] : findElements(node.children ?? [], tags)
  })
}
