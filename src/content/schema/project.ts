import { z } from 'zod'

import { defineContent } from './document.ts'
import {
  MISSING_PICTURE_ERROR,
  refuse,
  bilingual,
  bilingualList,
  externalUrl,
  rejectDuplicates,
  slug,
  words,
} from './text.ts'

/** Drawings used without a picture, by subject. */
const DRAWINGS = [
  'ai',
  'automation',
  'chatbot',
  'development',
  'dialogflow',
  'programming',
] as const

export const projectSchema = z
  .strictObject({
    /** Position in the portfolio, from 1. */
    order: z.int().positive(),
    /** Hides the project on all pages. */
    hidden: z.boolean().default(false),
    title: bilingual,
    description: bilingual,
    /** Markdown: paragraphs, lists, bold. */
    fullDescription: bilingual,
    /** Ids of project tags in content/site/site.yaml. */
    tags: z.array(slug).min(1).superRefine(rejectDuplicates),
    /** Picture beside this file (`./converso.png`); without it a drawing is shown. */
    image: z.string().startsWith('./', { error: 'must start with ./' }).optional(),
    /** Text alternative of the picture. */
    imageAlt: bilingual.optional(),
    /** Drawing to show, also in share images; by default the id selects one. */
    art: z.enum(DRAWINGS).optional(),
    /** Address of the live product, or # if there is none. */
    link: z.union([externalUrl, z.literal('#')]),
    /** Marks a placeholder link or text that the owner replaces before launch. */
    sample: z.boolean().default(false),
    results: bilingualList,
    features: bilingualList,
    technologies: z.array(words).min(1),
    /** Text of the page /case-study/<id>; without it the project has no page. */
    caseStudy: z
      .strictObject({
        question: bilingual,
        answer: bilingual,
        challenge: bilingual,
        /** Ids of figures in content/site/claims.yaml. */
        claims: z.array(slug).min(1).max(3),
      })
      .optional(),
  })
  .superRefine(({ image, imageAlt }, context) => {
    if (imageAlt !== undefined && image === undefined)
      refuse(context, ['imageAlt'], MISSING_PICTURE_ERROR)
  })

export const Project = defineContent({
  name: 'Project',
  pattern: 'portfolio/*.yaml',
  schema: projectSchema,
})
