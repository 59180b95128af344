/** What a project may be about: the filter of the portfolio. In a file of its own, which the browser reads. */
export const PROJECT_TAGS = [
  'ai',
  'openai',
  'nlp',
  'automation',
  'integration',
  'events',
  'analytics',
  'support',
  'enterprise',
] as const

/** The tag that an address names, or nothing for what is none: `ai` → `ai`, `cats` → nothing. */
export function parseProjectTag(value: unknown): (typeof PROJECT_TAGS)[number] | undefined {
  return PROJECT_TAGS.find((tag) => tag === value)
}
