import { type LessonNode, QUIZ_KINDS } from '#src/content/lesson-model.ts'

import type { Quiz, QuizPart } from './grade-quiz.ts'

type Element = Exclude<LessonNode, string>

/** Parts that are listed below the question; a gap stays in its sentence. */
const LISTED_PARTS = ['Choice', 'Criterion']

/** Reads a quiz from its element: the model, the text of each part, and the content around the parts. */
export function readQuiz({ attributes = {}, children = [] }: Element): {
  quiz: Quiz
  words: ReadonlyMap<string, readonly LessonNode[]>
  around: readonly LessonNode[]
} {
  const elements = findElements(children, [...LISTED_PARTS, 'Gap'])
  const { id = '', kind, question = '', why = '' } = attributes
  return {
    quiz: {
      id,
      // The content checks reject unknown kinds.
      kind: QUIZ_KINDS.find((quizKind) => quizKind === kind) ?? 'single',
      question,
      why,
      parts: elements.map(readPart),
    },
    words: new Map(
      elements.map((element) => [element.attributes?.id ?? '', element.children ?? []]),
    ),
    around: children.filter((node) => typeof node === 'string' || !LISTED_PARTS.includes(node.tag)),
  }
}

function readPart({ tag, attributes = {} }: Element): QuizPart {
  const { id = '', correct, answers = '', mark = '', why = '', hint = '' } = attributes
  return {
    id,
    isCorrect: correct !== undefined,
    answers: tag === 'Criterion' ? [mark] : answers.split('|').map((answer) => answer.trim()),
    why,
    hint,
  }
}

/** The elements with these tags among nodes and below them, but not inside each other. */
export function findElements(nodes: readonly LessonNode[], tags: readonly string[]) {
  return nodes.flatMap((node): Exclude<LessonNode, string>[] => {
    if (typeof node === 'string') return []
    return tags.includes(node.tag) ? [node] : findElements(node.children ?? [], tags)
  })
}
