import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

import { QUIZ_KINDS, type QuizKind } from '#src/content/lesson-model.ts'
import { findDuplicates } from '#src/lib/lists.ts'

import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** A choice, gap or criterion in the source of a quiz. */
interface Part {
  tag: string
  id: string
  isCorrect: boolean
  /** Accepted answers of a gap, or the mark of a criterion. */
  answers: string
  why: string
  line: number | undefined
}

/** A quiz or an exercise; a student's answers are stored under its id. */
interface FoundExercise {
  tag: 'Quiz' | 'Exercise'
  id: string
  line: number | undefined
  node: Element
}

interface FoundQuiz extends FoundExercise {
  kind: QuizKind | undefined
  why: string
  parts: Part[]
}

/** Element name and minimum number of the parts of each kind of quiz. */
const PARTS: Record<QuizKind, { tag: string; least: number }> = {
  single: { tag: 'Choice', least: 2 },
  multiple: { tag: 'Choice', least: 2 },
  order: { tag: 'Choice', least: 2 },
  gap: { tag: 'Gap', least: 1 },
  rate: { tag: 'Criterion', least: 2 },
}

const PART_TAGS = new Set(Object.values(PARTS).map(({ tag }) => tag))

/** Checks that each quiz and exercise of a lesson has a correct answer and an explanation. */
export function checkQuizzes({ file, body }: ContentFile): Problem[] {
  if (!body) return []
  const asked = exercisesIn(body)
  return [
    ...asked.flatMap((one) =>
      (isQuiz(one) ? quizFaults(one) : exerciseFaults(one)).map(({ message, line = one.line }) => ({
        file,
        line,
        message,
      })),
    ),
    ...orphanedParts(body).map((part) => ({
      file,
      line: part.line,
      message: `has <${part.tag}> outside of ${part.tag === 'Compare' || part.tag === 'ModelAnswer' ? 'an <Exercise>' : 'a <Quiz>'} (put it between the tags of one)`,
    })),
  ]
}

/** Finds duplicate ids of quizzes and exercises in the lessons of one language. */
export function checkQuizIds(lessons: readonly ContentFile[]): Problem[] {
  const asked = lessons.flatMap(({ file, body }) =>
    body ? exercisesIn(body).map(({ id, line }) => ({ file, id, line })) : [],
  )
  return findDuplicates(asked.map(({ id }) => id)).flatMap((at) => {
    const one = asked[at]
    const first = asked.find(({ id }) => id === one?.id)
    if (!one || !first || one.id === '') return []
    const message = `has the id "${one.id}", and so has ${first.file}:${first.line} (give each quiz and exercise of the course its own: answers are kept by it)`
    return [{ file: one.file, line: one.line, message }]
  })
}

/** Finds differences between the quizzes of a lesson's two language versions. */
export function compareQuizzes(own: ContentFile, twin: ContentFile): Problem[] {
  if (!own.body || !twin.body) return []
  const others = exercisesIn(twin.body)
  const mine = exercisesIn(own.body)
  const missing = others
    .filter(({ tag, id }) => !mine.some((one) => one.tag === tag && one.id === id))
    .map(({ tag, id, line }) => ({
      file: own.file,
      message: `has no <${tag} id="${id}">, but ${twin.file}:${line} has (allowed: the same ids in both languages)`,
    }))
  const different = mine.flatMap((one) => {
    const { tag, id, line } = one
    const other = others.find((candidate) => candidate.tag === tag && candidate.id === id)
    const fault = other ? isQuiz(one) && isQuiz(other) && differenceOf(one, other) : 'is not there'
    if (!fault) return []
    const place = other ? `${twin.file}:${other.line}` : twin.file
    const message = `has <${tag} id="${id}">, which in ${place} ${fault}`
    return [{ file: own.file, line, message }]
  })
  return [...missing, ...different]
}

function differenceOf(own: FoundQuiz, other: FoundQuiz): string | undefined {
  if (own.kind !== other.kind) return `is of kind "${other.kind}" (allowed: the same kind)`
  const idsOf = ({ parts }: FoundQuiz) => parts.map(({ id }) => id).join(', ')
  if (idsOf(own) !== idsOf(other)) {
    return `has the parts ${idsOf(other)} (allowed: the same ids in the same order)`
  }
  const solution = ({ kind, parts }: FoundQuiz) =>
    parts
      .flatMap(({ id, isCorrect, answers }) =>
        kind === 'rate' ? [`${id} ${answers}`] : isCorrect ? [id] : [],
      )
      .join(', ')
  return solution(own) === solution(other)
    ? undefined
    : `has another right answer: ${solution(other)}`
}

interface Fault {
  message: string
  line?: number | undefined
}

function quizFaults({ id, kind, why, parts }: FoundQuiz): Fault[] {
  // An invalid kind is reported by `readElement`.
  if (!kind) return []
  const name = `the quiz "${id}"`
  const { tag, least } = PARTS[kind]
  const faults: Fault[] = []
  for (const part of parts.filter((one) => one.tag !== tag)) {
    const message = `${name} holds <${part.tag}>, which kind="${kind}" has not (allowed: <${tag}>)`
    faults.push({ message, line: part.line })
  }
  const own = parts.filter((one) => one.tag === tag)
  if (own.length < least) {
    const what = least === 1 ? 'one' : 'two'
    faults.push({ message: `${name} has ${own.length} <${tag}> (allowed: at least ${what})` })
  }
  const twice = findDuplicates(own.map((part) => part.id))
  for (const at of twice) {
    const message = `${name} has two parts "${own[at]?.id}" (give each its own id)`
    faults.push({ message, line: own[at]?.line })
  }
  const correct = own.filter((part) => part.isCorrect)
  if (kind === 'single' || kind === 'multiple') {
    if (own.length >= least && correct.length === 0) {
      faults.push({ message: `${name} has no right answer (write correct in its <Choice>)` })
    }
    if (kind === 'single' && correct.length > 1) {
      const message = `${name} has ${correct.length} right answers, but kind="single" takes one (write kind="multiple")`
      faults.push({ message })
    }
    for (const part of own.filter((one) => one.why.trim() === '')) {
      const message = `the choice "${part.id}" of ${name} does not say why it is right or wrong (write why="…")`
      faults.push({ message, line: part.line })
    }
  }
  for (const part of kind === 'order' ? correct : []) {
    const message = `the choice "${part.id}" of ${name} is correct, but the order of the choices is the answer (take correct out)`
    faults.push({ message, line: part.line })
  }
  if (kind === 'order' && why.trim() === '') {
    faults.push({ message: `${name} does not say why this is the order (write why="…" in <Quiz>)` })
  }
  for (const part of kind === 'gap' ? own : []) {
    if (part.answers.split('|').some((one) => one.trim() === '')) {
      const message = `the gap "${part.id}" of ${name} has no answer (write answers="one | another way to write it")`
      faults.push({ message, line: part.line })
    }
    if (part.why.trim() === '' && why.trim() === '') {
      const message = `the gap "${part.id}" of ${name} does not say why (write why="…" in it or in <Quiz>)`
      faults.push({ message, line: part.line })
    }
  }
  return faults
}

function exerciseFaults({ id, node }: FoundExercise): Fault[] {
  const has = (tag: string) => elementsIn(node).some((one) => one.name === tag)
  const missing = ['ModelAnswer', 'Compare'].filter((tag) => !has(tag))
  return missing.map((tag) => ({
    message: `the exercise "${id}" has no <${tag}> (it needs ${
      tag === 'ModelAnswer' ? 'an answer to unfold' : 'a list to compare with'
    })`,
  }))
}

/** Quizzes and exercises of a lesson, in order. */
function exercisesIn(body: Root): (FoundExercise | FoundQuiz)[] {
  const asked: (FoundExercise | FoundQuiz)[] = []
  visit(body, (node) => {
    if (!isElement(node) || (node.name !== 'Quiz' && node.name !== 'Exercise')) return undefined
    const one = { id: wordOf(node, 'id'), line: node.position?.start.line, node }
    if (node.name === 'Exercise') asked.push({ tag: 'Exercise', ...one })
    else {
      asked.push({
        tag: 'Quiz',
        ...one,
        kind: QUIZ_KINDS.find((kind) => kind === wordOf(node, 'kind')),
        why: wordOf(node, 'why'),
        parts: elementsIn(node).flatMap((part) => (isPart(part) ? [readPart(part)] : [])),
      })
    }
    return SKIP
  })
  return asked
}

function readPart(node: Element): Part {
  return {
    tag: node.name ?? '',
    id: wordOf(node, 'id'),
    isCorrect: node.attributes.some((one) => 'name' in one && one.name === 'correct'),
    answers: wordOf(node, node.name === 'Criterion' ? 'mark' : 'answers'),
    why: wordOf(node, 'why'),
    line: node.position?.start.line,
  }
}

/** Parts of a quiz outside a quiz, and parts of an exercise outside an exercise. */
function orphanedParts(body: Root): { tag: string; line: number | undefined }[] {
  const stray: { tag: string; line: number | undefined }[] = []
  visit(body, (node) => {
    if (!isElement(node)) return undefined
    if (node.name === 'Quiz' || node.name === 'Exercise') return SKIP
    if (isPart(node) || node.name === 'Compare' || node.name === 'ModelAnswer') {
      stray.push({ tag: node.name ?? '', line: node.position?.start.line })
    }
    return undefined
  })
  return stray
}

function elementsIn(parent: Element): Element[] {
  const elements: Element[] = []
  visit(parent, (node) => {
    if (isElement(node) && node !== parent) elements.push(node)
  })
  return elements
}

function isQuiz(asked: FoundExercise | FoundQuiz): asked is FoundQuiz {
  return asked.tag === 'Quiz'
}

function isPart({ name }: Element): boolean {
  return PART_TAGS.has(name ?? '')
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function wordOf({ attributes }: Element, name: string): string {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
