import { type LessonNode, QUIZ_KINDS } from '#src/content/lesson-model.ts'

import type { Quiz, QuizPart } from './grade-quiz.ts'

type Element = Exclude<LessonNode, string>

/** Elements of a lesson that are parts of a quiz. */
const PARTS = new Set(['Choice', 'Criterion', 'Gap'])

/** Reads a quiz from its element: the model, the text of each part, and the content around the parts. */
export function readQuiz({ attributes = {}, children = [] }: Element): {
  quiz: Quiz
  words: ReadonlyMap<string, readonly LessonNode[]>
  around: readonly LessonNode[]
} {
  const elements = partsIn(children)
  const { id = '', kind, question = '', why = '' } = attributes
  return {
    quiz: {
      id,
      // The content checks reject unknown kinds.
      kind: QUIZ_KINDS.find((one) => one === kind) ?? 'single',
      question,
      why,
      parts: elements.map(readPart),
    },
    words: new Map(elements.map((one) => [one.attributes?.id ?? '', one.children ?? []])),
    around: children.filter((node) => typeof node === 'string' || !isListed(node)),
  }
}

function readPart({ tag, attributes = {} }: Element): QuizPart {
  const { id = '', correct, answers = '', mark = '', why = '', hint = '' } = attributes
  return {
    id,
    isCorrect: correct !== undefined,
    answers: tag === 'Criterion' ? [mark] : answers.split('|').map((one) => one.trim()),
    why,
    hint,
  }
}

/** Whether a part is listed below the question; a gap stays in its sentence. */
function isListed({ tag }: Element): boolean {
  return PARTS.has(tag) && tag !== 'Gap'
}

function partsIn(nodes: readonly LessonNode[]): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return PARTS.has(node.tag) ? [node] : partsIn(node.children ?? [])
  })
}
