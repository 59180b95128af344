import { slugify } from './slug.ts'

/** Gives out ids that are unique in one document: `memory`, then `memory-2`. */
export function createHeadingIds(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const id = slugify(text) || 'section'
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}
