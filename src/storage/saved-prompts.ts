import { createPersistentStore } from './persistent-store.ts'

/** Parts of a prompt, in order. */
export const PROMPT_FIELDS = ['role', 'task', 'context', 'format', 'tone'] as const

/** Values of the prompt builder's five fields. */
export type PromptDraft = Readonly<Record<(typeof PROMPT_FIELDS)[number], string>>

/** An empty prompt. */
export const EMPTY_PROMPT: PromptDraft = { role: '', task: '', context: '', format: '', tone: '' }

/** Saved prompts, newest first, without duplicates. */
export const savedPrompts = createPersistentStore<readonly PromptDraft[]>({
  key: 'savedPrompts',
  parse: (raw) => parsePrompts(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
  merge: joinPrompts,
})

/** Parses a list of prompts without duplicates; `undefined` if the value is not a list. */
export function parsePrompts(value: unknown): readonly PromptDraft[] | undefined {
  if (!Array.isArray(value)) return undefined
  return joinPrompts(
    value.map(parsePrompt).filter((prompt) => prompt !== undefined),
    [],
  )
}

/** Parses a stored prompt, skipping invalid fields; `undefined` if all fields are empty. */
function parsePrompt(value: unknown): PromptDraft | undefined {
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
 * Key for comparing prompts: it ignores spaces around a field and a full stop at its end, which an
 * assembled prompt has anyway.
 */
export function promptKey(prompt: PromptDraft): string {
  return JSON.stringify(PROMPT_FIELDS.map((field) => prompt[field].trim().replace(/(?<=.)\.$/, '')))
}

/** Whether all parts are blank. */
export function isEmptyPrompt(prompt: PromptDraft): boolean {
  return PROMPT_FIELDS.every((field) => prompt[field].trim() === '')
}

/** Whether two prompts are equal in each part. */
export function isSamePrompt(first: PromptDraft, second: PromptDraft): boolean {
  return promptKey(first) === promptKey(second)
}

/** Adds a prompt at the start and removes an equal one. */
export function addPrompt(
  prompts: readonly PromptDraft[],
  draft: PromptDraft,
): readonly PromptDraft[] {
  return joinPrompts([draft], prompts)
}

/** Concatenates lists of prompts; of equal prompts the first is kept. */
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

/** Restores a removed prompt at its former index, unless it has been saved again. */
export function restorePrompt(
  prompts: readonly PromptDraft[],
  prompt: PromptDraft,
  index: number,
): readonly PromptDraft[] {
  return prompts.some((saved) => isSamePrompt(saved, prompt))
    ? prompts
    : prompts.toSpliced(index, 0, prompt)
}

/** The unsaved prompt in the prompt builder, shared by all pages that show it. */
export const promptDraft = createPersistentStore({
  key: 'promptDraft',
  parse: (raw) => parsePrompt(JSON.parse(raw)),
  serialize: (draft) => (isEmptyPrompt(draft) ? null : JSON.stringify(draft)),
  initial: EMPTY_PROMPT,
  isWork: true,
  merge: (local) => local,
})
