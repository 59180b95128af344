import type { Tag } from './model.ts'

/** What a tag is about in words, as far as it is one of the site's: `ai` → `AI`, a writer's own stays as it is. */
export function subjectOf(tag: string, subjects: Readonly<Record<Tag, string>>): string {
  return new Map(Object.entries(subjects)).get(tag) ?? tag
}
