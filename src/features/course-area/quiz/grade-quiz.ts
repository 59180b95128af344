import type { QuizKind } from '#src/content/quiz-kinds.ts'

/** A mark agrees with the author's when it is at most this far from it. */
const NEAR = 1

/** What a quiz offers to answer: a choice, a gap or a criterion. */
export interface QuizPart {
  /** The author's name for it, the same in both languages. */
  id: string
  /** A choice that belongs to the answer. */
  isCorrect: boolean
  /** What is right in a gap, in each way of writing it; or the author's mark. */
  answers: readonly string[]
  /** What the part teaches; may be empty. */
  why: string
  /** What leads to it after a wrong try; may be empty. */
  hint: string
}

export interface Quiz {
  id: string
  kind: QuizKind
  question: string
  /** What the quiz teaches as a whole; may be empty. */
  why: string
  /** In the author's order, which of a quiz of order is the right one. */
  parts: readonly QuizPart[]
}

/** What a check of an answer has come to. */
export interface QuizResult {
  isRight: boolean
  /** Of each part whether it is answered right, by the part's id. */
  verdicts: ReadonlyMap<string, boolean>
  /** How many parts are right, and of how many. */
  right: number
  of: number
}

/**
 * Grades an answer: ids of the chosen ones; ids in the student's order; what stands in each gap, as
 * `id:words`; the mark of each criterion, as `id:4`.
 */
export function gradeQuiz({ kind, parts }: Quiz, answer: readonly string[]): QuizResult {
  const verdicts = new Map(parts.map((part, at) => [part.id, isPartRight(part, at)]))
  if (kind === 'single') {
    const isRight = parts.some(({ id, isCorrect }) => isCorrect && answer.includes(id))
    return { isRight, verdicts, right: isRight ? 1 : 0, of: 1 }
  }
  const right = [...verdicts.values()].filter(Boolean).length
  return { isRight: right === parts.length, verdicts, right, of: parts.length }

  function isPartRight(part: QuizPart, at: number): boolean {
    switch (kind) {
      case 'order':
        return answer[at] === part.id
      case 'gap': {
        const given = normalizeAnswer(valueOf(answer, part.id))
        return given !== '' && part.answers.some((one) => normalizeAnswer(one) === given)
      }
      case 'rate': {
        const mark = Number(valueOf(answer, part.id) || Number.NaN)
        return Math.abs(mark - Number(part.answers[0])) <= NEAR
      }
      default:
        return answer.includes(part.id) === part.isCorrect
    }
  }
}

/** Whether there is enough in an answer to check it. */
export function isAnswered({ kind, parts }: Quiz, answer: readonly string[]): boolean {
  switch (kind) {
    case 'order':
      return true
    case 'gap':
    case 'rate':
      return parts.every(({ id }) => valueOf(answer, id).trim() !== '')
    default:
      return answer.length > 0
  }
}

/** The right answer, in the form that a student's is kept in. */
export function solutionOf({ kind, parts }: Quiz): string[] {
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

/** What stands in a gap, or the mark of a criterion: (`['a:4']`, `a`) → `4`. */
export function valueOf(answer: readonly string[], id: string): string {
  return answer.find((one) => one.startsWith(`${id}:`))?.slice(id.length + 1) ?? ''
}

/** Puts a value into a gap, or gives a criterion a mark. */
export function withValue(answer: readonly string[], id: string, value: string): string[] {
  return [...answer.filter((one) => !one.startsWith(`${id}:`)), `${id}:${value}`]
}

/**
 * Parts of a quiz of order as they are shown first: in an order that is the same in both languages and at
 * every visit, and is not the right one.
 */
export function shuffledIds({ id, parts }: Pick<Quiz, 'id' | 'parts'>): string[] {
  const ids = parts.map((part) => part.id)
  const mixed = ids.toSorted((one, other) => hash(id + one) - hash(id + other))
  return mixed.every((one, at) => one === ids[at]) ? mixed.toReversed() : mixed
}

/** Moves one id by a place up (-1) or down (1), as far as there is one. */
export function moveId(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/**
 * Words typed into a gap, without what does not matter: capitals, spaces, the kind of apostrophe, quotes, the
 * sign of a currency, how thousands are grouped, a full stop at the end.
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

/** FNV-1a, in 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
