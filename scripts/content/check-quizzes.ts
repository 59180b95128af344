import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

import { QUIZ_KINDS, type QuizKind } from '#src/content/lesson-model.ts'

import { type Element, getAttribute, isElement } from './check-element.ts'
import type { Problem } from './problem.ts'

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
  const problems: Problem[] = []
  const fail: Fail = (line, message) => problems.push({ file, line, message })
  const { quizzes, misplaced } = getQuizzes(body)
  for (const quiz of quizzes) {
    if (quiz.tag === 'Quiz') checkQuiz(quiz, fail)
    else checkExercise(quiz, fail)
  }
  for (const { name, position } of misplaced) {
    const message = `has <${name}> outside of ${PARENTS[name ?? '']} (put it between the tags of one)`
    fail(position?.start.line, message)
  }
  return problems
}

type Fail = (line: number | undefined, message: string) => void

function checkQuiz({ id, kind, why, parts, line }: Quiz, fail: Fail): void {
  // A wrong kind is reported with the element's attributes.
  if (!kind) return
  const { tag, least } = PART_RULES[kind]
  const name = `the quiz "${id}"`
  const isChosen = kind === 'single' || kind === 'multiple'
  const isEmpty = (text: string) => text.trim() === ''
  const matching = parts.filter((part) => part.tag === tag)
  for (const part of parts) {
    if (part.tag !== tag) {
      const message = `${name} contains <${part.tag}>, which kind="${kind}" does not allow (allowed: <${tag}>)`
      fail(part.line, message)
      continue
    }
    if (matching.find((other) => other.id === part.id) !== part) {
      fail(part.line, `${name} has two parts "${part.id}" (give each its own id)`)
    }
    if (isChosen && isEmpty(part.why)) {
      fail(part.line, `the choice "${part.id}" of ${name} has no explanation (write why="…")`)
    }
    if (kind !== 'gap') continue
    if (part.answers.split('|').some(isEmpty)) {
      const message = `the gap "${part.id}" of ${name} has no answer (write answers="one | another way to write it")`
      fail(part.line, message)
    }
    if (isEmpty(part.why) && isEmpty(why)) {
      const message = `the gap "${part.id}" of ${name} has no explanation (write why="…" in it or in <Quiz>)`
      fail(part.line, message)
    }
  }
  const correct = matching.filter(({ isCorrect }) => isCorrect).length
  if (matching.length < least) {
    const message = `${name} has ${matching.length} <${tag}> (allowed: at least ${least === 1 ? 'one' : 'two'})`
    fail(line, message)
  } else if (isChosen && correct === 0) {
    fail(line, `${name} has no right answer (write correct in its <Choice>)`)
  }
  if (kind === 'single' && correct > 1) {
    const message = `${name} has ${correct} right answers, but kind="single" allows one (write kind="multiple")`
    fail(line, message)
  }
  if (kind === 'order' && isEmpty(why)) {
    fail(line, `${name} has no explanation of the order (write why="…" in <Quiz>)`)
  }
}

function checkExercise({ id, elementNames, line }: Quiz, fail: Fail): void {
  const needed = { ModelAnswer: 'a collapsible answer', Compare: 'a comparison list' }
  for (const [tag, requirement] of Object.entries(needed)) {
    if (elementNames.includes(tag)) continue
    fail(line, `the exercise "${id}" has no <${tag}> (it needs ${requirement})`)
  }
}
