import { z } from 'zod'

import { defineContent } from './document.ts'
import {
  NO_PICTURE,
  refuse,
  bilingual,
  bilingualList,
  externalUrl,
  onceEach,
  slug,
  words,
} from './text.ts'

/** The drawings that stand in for a picture, by the subject they were made for. */
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
    /** Place in the portfolio, counted from 1. */
    order: z.int().positive(),
    title: bilingual,
    description: bilingual,
    /** Markdown: paragraphs, lists, bold. */
    fullDescription: bilingual,
    /** Ids of project tags in content/site/site.yaml. */
    tags: z.array(slug).min(1).superRefine(onceEach),
    /** A picture of it that lies beside this file (`./converso.png`); without it one is drawn. */
    image: z.string().startsWith('./', { error: 'must start with ./' }).optional(),
    /** What the picture shows, for those who do not see it. */
    imageAlt: bilingual.optional(),
    /** Which of the six drawings is drawn, and stands in previews; otherwise its id decides. */
    art: z.enum(DRAWINGS).optional(),
    /** The live solution, or # where there is none to visit. */
    link: z.union([externalUrl, z.literal('#')]),
    /** The link or the words are stand-ins that the owner replaces before launch. */
    sample: z.boolean().default(false),
    results: bilingualList,
    features: bilingualList,
    technologies: z.array(words).min(1),
    /** With it the project has a page: /case-study/<id>. */
    caseStudy: z
      .strictObject({
        question: bilingual,
        answer: bilingual,
        challenge: bilingual,
        /** Figures in content/site/claims.yaml. */
        claims: z.array(slug).min(1).max(3),
      })
      .optional(),
  })
  .superRefine(({ image, imageAlt }, context) => {
    if (imageAlt !== undefined && image === undefined) refuse(context, ['imageAlt'], NO_PICTURE)
  })

export const Project = defineContent({
  name: 'Project',
  pattern: 'portfolio/*.yaml',
  schema: projectSchema,
})
