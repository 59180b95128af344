type Answer = (error: unknown) => unknown

let answer: Answer | undefined
const unanswered: unknown[] = []

/** Tells that a part of the page could not be loaded, and why: at once, or as soon as somebody answers. */
export function tellMissingPart(error: unknown): void {
  if (answer) answer(error)
  else unanswered.push(error)
}

/** Has `by` answer for parts that could not be loaded, before this call too; returns what ends it. */
export function answerMissingParts(by: Answer): () => void {
  answer = by
  for (const error of unanswered.splice(0)) by(error)
  return () => {
    answer = undefined
  }
}
