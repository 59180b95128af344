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
