import { PROMPT_FIELDS, type PromptDraft } from '#src/storage/saved-prompts.ts'

/** Feedback texts: a hint for each missing field, and praise if none is missing. */
export interface FeedbackWords {
  hints: Record<keyof PromptDraft, string>
  excellent: string
}

/** Completeness of a prompt and its missing fields. */
export interface PromptScore {
  /** 0 to 100; 20 for each field. */
  percent: number
  feedback: string
  isComplete: boolean
}

const POINTS_PER_FIELD = 20

/** Scores a prompt by its five fields: (role and task, …) → 40, `Add context. Specify the format. Define the tone`. */
export function scorePrompt(draft: PromptDraft, messages: FeedbackWords): PromptScore {
  const missing = PROMPT_FIELDS.filter((field) => draft[field].trim() === '')
  const isComplete = missing.length === 0
  return {
    percent: (PROMPT_FIELDS.length - missing.length) * POINTS_PER_FIELD,
    feedback: isComplete
      ? messages.excellent
      : missing.map((field) => messages.hints[field]).join('. '),
    isComplete,
  }
}

/** A part of an assembled prompt: a sentence, or the name of a missing field. */
export interface PromptSentence {
  field: keyof PromptDraft
  text: string
  isMissing: boolean
}

/** How each field becomes a sentence, and the name of a missing one. */
export interface SentenceWords {
  sentences: Record<keyof PromptDraft, (text: string) => string>
  fields: Record<keyof PromptDraft, string>
}

/** Assembles a prompt sentence by sentence. */
export function assemblePrompt(draft: PromptDraft, sentences: SentenceWords): PromptSentence[] {
  return PROMPT_FIELDS.map((field) => {
    const text = draft[field].trim()
    const isMissing = text === ''
    return {
      field,
      text: isMissing ? sentences.fields[field] : endSentence(sentences.sentences[field](text)),
      isMissing,
    }
  })
}

/** Joins the existing sentences into the text to copy. */
export function joinSentences(sentences: readonly PromptSentence[]): string {
  return sentences
    .filter(({ isMissing }) => !isMissing)
    .map(({ text }) => text)
    .join(' ')
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
