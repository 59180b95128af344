import type { QuizKind } from '#src/content/lesson-model.ts'

/** Maximum difference between a rating and the author's one that counts as right. */
const RATING_TOLERANCE = 1

/** An answerable part of a quiz: a choice, a gap or a criterion. */
export interface QuizPart {
  /** Id given by the author, the same in both languages. */
  id: string
  /** Whether the choice is part of the right answer. */
  isCorrect: boolean
  /** Accepted spellings of a gap, or the author's rating. */
  answers: readonly string[]
  /** Explanation of the part; may be empty. */
  why: string
  /** Hint after a wrong try; may be empty. */
  hint: string
}

export interface Quiz {
  id: string
  kind: QuizKind
  question: string
  /** Explanation of the quiz as a whole; may be empty. */
  why: string
  /** Parts in the author's order, which is the right one for an order quiz. */
  parts: readonly QuizPart[]
}

/** Result of checking an answer. */
export interface QuizResult {
  isRight: boolean
  /** Whether each part is answered correctly, by part id. */
  verdicts: ReadonlyMap<string, boolean>
  /** Number of correct parts and of all parts. */
  rightCount: number
  partCount: number
}

/**
 * Grades an answer: the ids of chosen parts, all ids in the student's order, gaps as `id:words`, or ratings
 * as `id:4`.
 */
export function gradeQuiz({ kind, parts }: Quiz, answer: readonly string[]): QuizResult {
  const verdicts = new Map(parts.map((part, index) => [part.id, isPartRight(part, index)]))
  if (kind === 'single') {
    const isRight = parts.some(({ id, isCorrect }) => isCorrect && answer.includes(id))
    return { isRight, verdicts, rightCount: isRight ? 1 : 0, partCount: 1 }
  }
  const rightCount = [...verdicts.values()].filter(Boolean).length
  return { isRight: rightCount === parts.length, verdicts, rightCount, partCount: parts.length }

  function isPartRight(part: QuizPart, index: number): boolean {
    switch (kind) {
      case 'order':
        return answer[index] === part.id
      case 'gap': {
        const typed = normalizeAnswer(getValue(answer, part.id))
        return typed !== '' && part.answers.some((accepted) => normalizeAnswer(accepted) === typed)
      }
      case 'rate': {
        const mark = Number(getValue(answer, part.id) || Number.NaN)
        return Math.abs(mark - Number(part.answers[0])) <= RATING_TOLERANCE
      }
      default:
        return answer.includes(part.id) === part.isCorrect
    }
  }
}

/** Whether an answer is complete enough to be checked. */
export function isAnswered({ kind, parts }: Quiz, answer: readonly string[]): boolean {
  switch (kind) {
    case 'order':
      return true
    case 'gap':
    case 'rate':
      return parts.every(({ id }) => getValue(answer, id).trim() !== '')
    default:
      return answer.length > 0
  }
}

/** The right answer in the format of a student's answer. */
export function getSolution({ kind, parts }: Quiz): string[] {
  switch (kind) {
    case 'order':
      return parts.map(({ id }) => id)
    case 'gap':
    case 'rate':
      return parts.map(({ id, answers }) => `${id}:${answers[0] ?? ''}`)
    default:
      return parts.flatMap(({ id, isCorrect }) => (isCorrect ? [id] : []))
  }
}

/** Value of a gap or rating in an answer: (`['a:4']`, `a`) → `4`. */
export function getValue(answer: readonly string[], id: string): string {
  return answer.find((entry) => entry.startsWith(`${id}:`))?.slice(id.length + 1) ?? ''
}

/** Sets the value of a gap or rating. */
export function setValue(answer: readonly string[], id: string, value: string): string[] {
  return [...answer.filter((entry) => !entry.startsWith(`${id}:`)), `${id}:${value}`]
}

/**
 * Ids of an order quiz in a shuffled order that is the same in both languages and at every visit, and never
 * the right one.
 */
export function shuffledIds({ id, parts }: Pick<Quiz, 'id' | 'parts'>): string[] {
  const ids = parts.map((part) => part.id)
  const mixed = ids.toSorted((first, second) => hash(id + first) - hash(id + second))
  return mixed.every((id, index) => id === ids[index]) ? mixed.toReversed() : mixed
}

/**
 * Normalizes text typed into a gap: case, spaces, kind of apostrophe, quotation marks, currency signs, digit
 * grouping and a final full stop are ignored.
 */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ʼ’`´]/g, "'")
    .replace(/[«»“”„"$₴%]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .trim()
    .replace(/[.!?]$/, '')
    .trim()
}

/** 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
