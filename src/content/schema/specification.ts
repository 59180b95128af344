import { z } from 'zod'

import { defineContent } from './document.ts'

/** Figures and words that the content check compares with the content; the file may be deleted. */
export const Specification = defineContent({
  name: 'Specification',
  pattern: 'site/specification.yaml',
  isOptional: true,
  schema: z.strictObject({
    /** By file below `content/`: a part of its fields, with the values that they should have. */
    values: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
})
