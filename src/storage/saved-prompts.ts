import { createCell } from './cell.ts'

/** The five parts of a prompt, as the builder's fields hold them. */
export interface PromptDraft {
  readonly role: string
  readonly task: string
  readonly context: string
  readonly format: string
  readonly tone: string
}

export const PROMPT_FIELDS = ['role', 'task', 'context', 'format', 'tone'] as const

/** How many prompts the history keeps. */
const KEPT = 20

/** Prompts that the student has saved, newest first. */
export const savedPrompts = createCell<readonly PromptDraft[]>({
  key: 'savedPrompts',
  parse: (raw) => {
    const stored: unknown = JSON.parse(raw)
    if (!Array.isArray(stored)) return undefined
    return stored.flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null) return []
      const fields: Record<string, unknown> = { ...item }
      const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
      return [
        {
          role: text('role'),
          task: text('task'),
          context: text('context'),
          format: text('format'),
          tone: text('tone'),
        },
      ]
    })
  },
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
})

/** Puts a prompt first; the same one is not kept twice. */
export function addPrompt(
  prompts: readonly PromptDraft[],
  draft: PromptDraft,
): readonly PromptDraft[] {
  const isSame = (one: PromptDraft) => PROMPT_FIELDS.every((field) => one[field] === draft[field])
  return [draft, ...prompts.filter((one) => !isSame(one))].slice(0, KEPT)
}
