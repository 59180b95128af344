import { createCell } from './cell.ts'
import { EMPTY_PROMPT, isEmptyPrompt, parsePrompt } from './saved-prompts.ts'

/** What stands in the prompt builder, wherever on the site it is shown. */
export const promptDraft = createCell({
  key: 'promptDraft',
  parse: (raw) => parsePrompt(JSON.parse(raw)),
  serialize: (draft) => (isEmptyPrompt(draft) ? null : JSON.stringify(draft)),
  initial: EMPTY_PROMPT,
  isWork: true,
  merge: (own) => own,
})
