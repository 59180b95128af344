import type { LessonNode } from '#src/content/lesson-model.ts'

/** Shorter runs of text could stand anywhere by chance. */
const MIN_LENGTH = 40

/** Text with ordinary spaces: the same sentence may be typeset in one place and not in another. */
export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** Runs of text of a lesson that are long enough to be looked for. */
export function sentencesOf(nodes: readonly LessonNode[]): string[] {
  return nodes
    .flatMap((node) =>
      typeof node === 'string' ? [plain(node).trim()] : sentencesOf(node.children ?? []),
    )
    .filter((text) => text.length >= MIN_LENGTH)
}
