import { createCell } from './cell.ts'

/** Parts of a prompt, in their order. */
export const PROMPT_FIELDS = ['role', 'task', 'context', 'format', 'tone'] as const

/** The five parts of a prompt, as the builder's fields hold them. */
export type PromptDraft = Readonly<Record<(typeof PROMPT_FIELDS)[number], string>>

/** A prompt that nobody has begun. */
export const EMPTY_PROMPT: PromptDraft = { role: '', task: '', context: '', format: '', tone: '' }

/** Prompts that the student has saved, newest first, each once. */
export const savedPrompts = createCell<readonly PromptDraft[]>({
  key: 'savedPrompts',
  parse: (raw) => parsePrompts(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
  merge: joinPrompts,
})

/** The prompts in a list, each once; nothing when it is no list. */
export function parsePrompts(value: unknown): readonly PromptDraft[] | undefined {
  if (!Array.isArray(value)) return undefined
  return joinPrompts(
    value.map(parsePrompt).filter((prompt) => prompt !== undefined),
    [],
  )
}

/** A prompt out of a stored value, as far as it can be read; nothing where no field of it holds anything. */
export function parsePrompt(value: unknown): PromptDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields: Record<string, unknown> = { ...value }
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const prompt = {
    role: text('role'),
    task: text('task'),
    context: text('context'),
    format: text('format'),
    tone: text('tone'),
  }
  return isEmptyPrompt(prompt) ? undefined : prompt
}

/**
 * What tells prompts apart: spaces around a field do not, nor does the full stop at its end, which an
 * assembled prompt has anyway.
 */
export function promptKey(prompt: PromptDraft): string {
  return JSON.stringify(PROMPT_FIELDS.map((field) => prompt[field].trim().replace(/(?<=.)\.$/, '')))
}

/** Whether nothing but spaces is written in any part. */
export function isEmptyPrompt(prompt: PromptDraft): boolean {
  return PROMPT_FIELDS.every((field) => prompt[field].trim() === '')
}

/** Whether two prompts say the same in each part. */
export function isSamePrompt(one: PromptDraft, other: PromptDraft): boolean {
  return promptKey(one) === promptKey(other)
}

/** Puts a prompt first; the same one is not kept twice. */
export function addPrompt(
  prompts: readonly PromptDraft[],
  draft: PromptDraft,
): readonly PromptDraft[] {
  return joinPrompts([draft], prompts)
}

/** Prompts with others behind them; of those that are the same the first stays. */
export function joinPrompts(
  prompts: readonly PromptDraft[],
  others: readonly PromptDraft[],
): readonly PromptDraft[] {
  const seen = new Set<string>()
  return [...prompts, ...others].filter((prompt) => {
    const { size } = seen
    return seen.add(promptKey(prompt)).size > size
  })
}

/** Puts a prompt that was removed back to its place, unless it has been saved again. */
export function restorePrompt(
  prompts: readonly PromptDraft[],
  prompt: PromptDraft,
  at: number,
): readonly PromptDraft[] {
  return prompts.some((one) => isSamePrompt(one, prompt))
    ? prompts
    : prompts.toSpliced(at, 0, prompt)
}

/** What stands in the prompt builder, wherever on the site it is shown. */
export const promptDraft = createCell({
  key: 'promptDraft',
  parse: (raw) => parsePrompt(JSON.parse(raw)),
  serialize: (draft) => (isEmptyPrompt(draft) ? null : JSON.stringify(draft)),
  initial: EMPTY_PROMPT,
  isWork: true,
  merge: (own) => own,
})
