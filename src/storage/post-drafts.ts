import { createPersistentStore } from './persistent-store.ts'

/** An unfinished post, saved while it is typed. */
export interface PostDraft {
  id: string
  /** ISO instant. */
  savedAt: string
  /** Slug of the post being edited; empty for a new one. */
  editing: string
  /** `savedAt` of the opened version; missing in drafts saved by older versions of the site. */
  basedOn?: string
  values: Readonly<Record<string, string>>
}

/** Drafts; each open form writes its own. */
export const postDrafts = createPersistentStore<readonly PostDraft[]>({
  key: 'blogDrafts',
  parse: parseDrafts,
  serialize: (drafts) => (drafts.length > 0 ? JSON.stringify(drafts) : null),
  initial: [],
})

/** Creates the id of a new draft. */
export function newDraftId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
}

/** Saves a draft in place of its previous state. */
export function saveDraft(draft: PostDraft) {
  return postDrafts.update((drafts) => [...drafts.filter(({ id }) => id !== draft.id), draft])
}

/** Restores a deleted draft, unless it has been saved again since. */
export function restoreDraft(draft: PostDraft) {
  return postDrafts.update((drafts) =>
    drafts.some(({ id }) => id === draft.id) ? drafts : [...drafts, draft],
  )
}

/** The latest saved draft with an id. */
export function findDraft(id: string): PostDraft | undefined {
  return postDrafts.get().find((draft) => draft.id === id)
}

/** Whether these texts of a draft are in storage, and not only in this tab's memory. */
export function isDraftStored({ id, values }: Pick<PostDraft, 'id' | 'values'>): boolean {
  try {
    const stored = parseDrafts(localStorage.getItem(postDrafts.key) ?? '[]')
    const texts = stored.find((draft) => draft.id === id)?.values
    return Object.entries(values).every(([name, text]) => texts?.[name] === text)
  } catch {
    return false
  }
}

/** Deletes a draft. */
export function deleteDraft(id: string) {
  return postDrafts.update((drafts) => drafts.filter((draft) => draft.id !== id))
}

/**
 * Reads a stored list.
 * @throws if the text is not a list.
 */
function parseDrafts(raw: string): PostDraft[] {
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
