/** How a quiz is answered: one choice, several, all in order, words in gaps, marks for a prompt. */
export const QUIZ_KINDS = ['single', 'multiple', 'order', 'gap', 'rate'] as const

export type QuizKind = (typeof QUIZ_KINDS)[number]

/** Marks that a criterion may get. */
export const MARKS = ['1', '2', '3', '4', '5'] as const
