import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

import { QUIZ_KINDS, type QuizKind } from '#src/content/lesson-model.ts'

import type { Problem } from './problem.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** A choice, a gap or a criterion as its author wrote it. */
interface Part {
  tag: string
  id: string
  isCorrect: boolean
  /** What is right in a gap, or the mark of a criterion. */
  answers: string
  why: string
  line: number | undefined
}

/** A quiz or an exercise, by whose id a student's answers are kept. */
export interface Quiz {
  tag: 'Quiz' | 'Exercise'
  id: string
  /** Undefined for an exercise. */
  kind: QuizKind | undefined
  why: string
  parts: Part[]
  /** Names of all elements inside. */
  elementNames: string[]
  line: number | undefined
}

/** Which parts a quiz of a kind is made of, and the least number of them. */
const PART_RULES: Record<QuizKind, { tag: string; least: number }> = {
  single: { tag: 'Choice', least: 2 },
  multiple: { tag: 'Choice', least: 2 },
  order: { tag: 'Choice', least: 2 },
  gap: { tag: 'Gap', least: 1 },
  rate: { tag: 'Criterion', least: 2 },
}

/** Elements that are allowed only inside another one. */
const PARENTS: Record<string, string> = {
  Choice: 'a <Quiz>',
  Gap: 'a <Quiz>',
  Criterion: 'a <Quiz>',
  Compare: 'an <Exercise>',
  ModelAnswer: 'an <Exercise>',
}

/** The quizzes and exercises of a lesson in their order, and parts that belong to none. */
export function getQuizzes(body: Root): { quizzes: Quiz[]; misplaced: Element[] } {
  const quizzes: Quiz[] = []
  const misplaced: Element[] = []
  visit(body, (node) => {
    if (!isElement(node)) return undefined
    if (Object.hasOwn(PARENTS, node.name ?? '')) misplaced.push(node)
    if (node.name !== 'Quiz' && node.name !== 'Exercise') return undefined
    const elementsInside: Element[] = []
    visit(node, (child) => {
      if (isElement(child) && child !== node) elementsInside.push(child)
    })
    quizzes.push({
      tag: node.name,
      id: getAttribute(node, 'id'),
      kind: QUIZ_KINDS.find((kind) => kind === getAttribute(node, 'kind')),
      why: getAttribute(node, 'why'),
      parts: elementsInside.filter(({ name }) => PARENTS[name ?? ''] === 'a <Quiz>').map(readPart),
      elementNames: elementsInside.map(({ name }) => name ?? ''),
      line: node.position?.start.line,
    })
    return SKIP
  })
  return { quizzes, misplaced }
}

function readPart(node: Element): Part {
  return {
    tag: node.name ?? '',
    id: getAttribute(node, 'id'),
    isCorrect: node.attributes.some(
      (attribute) => 'name' in attribute && attribute.name === 'correct',
    ),
    answers: getAttribute(node, node.name === 'Criterion' ? 'mark' : 'answers'),
    why: getAttribute(node, 'why'),
    line: node.position?.start.line,
  }
}

/** Checks that each quiz and exercise of a lesson is complete: it has an answer, and says why it is the right one. */
export function checkQuizzes(file: string, body: Root): Problem[] {
  const { quizzes, misplaced } = getQuizzes(body)
  return [
    ...quizzes.flatMap((quiz) => (quiz.tag === 'Quiz' ? checkQuiz(quiz) : checkExercise(quiz))),
    ...misplaced.map(({ name, position }) => ({
      message: `has <${name}> outside of ${PARENTS[name ?? '']} (put it between the tags of one)`,
      line: position?.start.line,
    })),
  ].map(({ message, line }) => ({ file, message, ...(line !== undefined && { line }) }))
}

type Fault = Pick<Quiz, 'line'> & { message: string }

function checkQuiz({ id, kind, why, parts, line }: Quiz): Fault[] {
  // A wrong kind is reported with the element's attributes.
  if (!kind) return []
  const { tag, least } = PART_RULES[kind]
  const name = `the quiz "${id}"`
  const matching = parts.filter((part) => part.tag === tag)
  const correct = matching.filter(({ isCorrect }) => isCorrect)
  const isChosen = kind === 'single' || kind === 'multiple'
  const isEmpty = (text: string) => text.trim() === ''
  const select = (
    line: number | undefined,
    rules: readonly [isWrong: boolean, message: string][],
  ) => rules.flatMap(([isWrong, message]) => (isWrong ? [{ line, message }] : []))
  return [
    ...parts.flatMap(({ line: partLine, tag: partTag }) =>
      select(partLine, [
        [
          partTag !== tag,
          `${name} contains <${partTag}>, which kind="${kind}" does not allow (allowed: <${tag}>)`,
        ],
      ]),
    ),
    ...matching.flatMap((part, index) =>
      select(part.line, [
        [
          matching.findIndex(({ id: other }) => other === part.id) < index,
          `${name} has two parts "${part.id}" (give each its own id)`,
        ],
        [
          isChosen && isEmpty(part.why),
          `the choice "${part.id}" of ${name} has no explanation (write why="…")`,
        ],
        [
          kind === 'order' && part.isCorrect,
          `the choice "${part.id}" of ${name} is correct, but the order of the choices is the answer (remove correct)`,
        ],
        [
          kind === 'gap' && part.answers.split('|').some(isEmpty),
          `the gap "${part.id}" of ${name} has no answer (write answers="one | another way to write it")`,
        ],
        [
          kind === 'gap' && isEmpty(part.why) && isEmpty(why),
          `the gap "${part.id}" of ${name} has no explanation (write why="…" in it or in <Quiz>)`,
        ],
      ]),
    ),
    ...select(line, [
      [
        matching.length < least,
        `${name} has ${matching.length} <${tag}> (allowed: at least ${least === 1 ? 'one' : 'two'})`,
      ],
      [
        isChosen && matching.length >= least && correct.length === 0,
        `${name} has no right answer (write correct in its <Choice>)`,
      ],
      [
        kind === 'single' && correct.length > 1,
        `${name} has ${correct.length} right answers, but kind="single" allows one (write kind="multiple")`,
      ],
      [
        kind === 'order' && isEmpty(why),
        `${name} has no explanation of the order (write why="…" in <Quiz>)`,
      ],
    ]),
  ]
}

function checkExercise({ id, elementNames, line }: Quiz): Fault[] {
  const needed = { ModelAnswer: 'a collapsible answer', Compare: 'a comparison list' }
  return Object.entries(needed)
    .filter(([tag]) => !elementNames.includes(tag))
    .map(([tag, requirement]) => ({
      line,
      message: `the exercise "${id}" has no <${tag}> (it needs ${requirement})`,
    }))
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function getAttribute({ attributes }: Element, name: string): string {
  const attribute = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
