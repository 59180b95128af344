import type { LessonNode } from '#src/content/lesson-model.ts'

/**
 * Plain text of a lesson's prompt for the clipboard: separate paragraphs and lines, list markers, and
 * placeholders in brackets.
 */
export function promptText(nodes: readonly LessonNode[]): string {
  return renderText(nodes)
    .replaceAll('\u00A0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function renderText(nodes: readonly LessonNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : renderElement(node))).join('')
}

function renderElement({ tag, attributes = {}, children = [] }: Exclude<LessonNode, string>) {
  if (tag === 'ul' || tag === 'ol') {
    const first = Number(attributes.start ?? 1)
    const mark = (index: number) => (tag === 'ol' ? `${first + index}.` : '-')
    // Continuation lines and nested lists are indented below the item's text.
    const items = children.map(
      (item, index) => `${mark(index)} ${renderText([item]).trim().replaceAll('\n', '\n  ')}`,
    )
    return `\n${items.join('\n')}\n\n`
  }
  const text = renderText(children)
  if (tag === 'mark') return `[${text}]`
  if (tag === 'br') return '\n'
  return /^(?:p|h\d|pre|blockquote)$/.test(tag) ? `${text}\n\n` : text
}
