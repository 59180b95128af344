import { type LessonNode, QUIZ_KINDS } from '#src/content/lesson-model.ts'

import type { Quiz, QuizPart } from './grade-quiz.ts'

type Element = Exclude<LessonNode, string>

/** Elements of a lesson that are parts of a quiz. */
const PART_TAGS = new Set(['Choice', 'Criterion', 'Gap'])

/** Reads a quiz from its element: the model, the text of each part, and the content around the parts. */
export function readQuiz({ attributes = {}, children = [] }: Element): {
  quiz: Quiz
  words: ReadonlyMap<string, readonly LessonNode[]>
  around: readonly LessonNode[]
} {
  const elements = getParts(children)
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
    around: children.filter((node) => typeof node === 'string' || !isListed(node)),
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

/** Whether a part is listed below the question; a gap stays in its sentence. */
function isListed({ tag }: Element): boolean {
  return PART_TAGS.has(tag) && tag !== 'Gap'
}

function getParts(nodes: readonly LessonNode[]): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return PART_TAGS.has(node.tag) ? [node] : getParts(node.children ?? [])
  })
}
