import { createCell } from './cell.ts'

/** An unfinished post, kept as it is typed. */
export interface PostDraft {
  id: string
  /** ISO instant. */
  savedAt: string
  /** Slug of the saved post that is being changed; empty for a new one. */
  editing: string
  /** `savedAt` of the version that was opened; missing in drafts of an older version of the site. */
  basedOn?: string
  values: Readonly<Record<string, string>>
}

/** Unfinished posts; each form that is open writes its own. */
export const postDrafts = createCell<readonly PostDraft[]>({
  key: 'blogDrafts',
  parse: parseDrafts,
  serialize: (drafts) => (drafts.length > 0 ? JSON.stringify(drafts) : null),
  initial: [],
})

/** Id of a text that is begun now. */
export function newDraftId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
}

/**
 * Whether a stored post is still the version that a draft was begun from. Instants are compared for equality
 * alone, since clocks are corrected; a draft that does not know its version is taken for one of another.
 */
export function isSameVersion(basedOn: string | undefined, savedAt: string): boolean {
  return basedOn === savedAt
}

/** Keeps a draft, in the place of its earlier state. */
export function saveDraft(draft: PostDraft) {
  return postDrafts.update((drafts) => [...drafts.filter(({ id }) => id !== draft.id), draft])
}

/** Brings a draft back that was forgotten, unless it has been written anew since. */
export function restoreDraft(draft: PostDraft) {
  return postDrafts.update((drafts) =>
    drafts.some(({ id }) => id === draft.id) ? drafts : [...drafts, draft],
  )
}

/** The draft of an id, as it was kept last. */
export function findDraft(id: string): PostDraft | undefined {
  return postDrafts.get().find((draft) => draft.id === id)
}

/** Whether storage itself holds these texts of a draft: what finds no room there is in this tab alone. */
export function isDraftStored({ id, values }: Pick<PostDraft, 'id' | 'values'>): boolean {
  try {
    const stored = parseDrafts(localStorage.getItem(postDrafts.key) ?? '[]')
    const texts = stored.find((draft) => draft.id === id)?.values
    return Object.entries(values).every(([name, text]) => texts?.[name] === text)
  } catch {
    return false
  }
}

/** Forgets a draft. */
export function deleteDraft(id: string) {
  return postDrafts.update((drafts) => drafts.filter((draft) => draft.id !== id))
}

/**
 * Reads a stored list.
 * @throws when the text is no list at all.
 */
export function parseDrafts(raw: string): PostDraft[] {
  const stored: unknown = JSON.parse(raw)
  if (!Array.isArray(stored)) throw new TypeError('drafts must be a list')
  return stored.flatMap(readDraft)
}

function readDraft(value: unknown): PostDraft[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, savedAt, editing, basedOn, values }: Record<string, unknown> = { ...value }
  if (typeof id !== 'string' || typeof values !== 'object' || values === null) return []
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return [
    {
      id,
      savedAt: typeof savedAt === 'string' ? savedAt : '',
      editing: typeof editing === 'string' ? editing : '',
      ...(typeof basedOn === 'string' && { basedOn }),
      values: Object.fromEntries(texts),
    },
  ]
}
