import { z } from 'zod'

import { type ContentType, defineContent } from './document.ts'
import { aboutPage } from './pages/about.ts'
import { aiChecklistPage } from './pages/ai-checklist.ts'
import { aiCuratorPage } from './pages/ai-curator.ts'
import { certificatePage } from './pages/certificate.ts'
import { clientTestPage } from './pages/client-test.ts'
import { consultationPage } from './pages/consultation.ts'
import { dashboardPage } from './pages/dashboard.ts'
import { homePage } from './pages/home.ts'
import { learningPathPage } from './pages/learning-path.ts'
import { productsPage } from './pages/products.ts'
import { headingFields, link, nextStep, seo, words } from './text.ts'

const accessCodePage = z.strictObject({
  seo,
  hero: headingFields,
  /** Help text below the field: where to find the code. */
  help: words,
  /** Text for visitors without a code. */
  buy: link,
})

/** Schemas of the page texts, by the name of the files `content/pages/<name>.<locale>.yaml`. */
export const pageSchemas = {
  home: homePage,
  products: productsPage,
  about: aboutPage,
  blog: z.strictObject({
    seo,
    hero: headingFields,
    lead: words.optional(),
    /** Links below the list: what to read first and what to do next. */
    closing: nextStep.optional(),
  }),
  'case-study': z.strictObject({ closing: nextStep }),
  courses: z.strictObject({
    seo,
    hero: headingFields,
    lead: words.optional(),
    path: z.strictObject({
      badge: words,
      title: words,
      savings: words,
      steps: z.array(words).length(4),
      call: words,
    }),
    /** How to buy, access and return a course. */
    how: headingFields.extend({ text: words }).optional(),
    soon: headingFields.extend({ text: words, call: words }),
  }),
  'ai-checklist': aiChecklistPage,
  'learning-path': learningPathPage,
  edu: z.strictObject({
    seo,
    hero: headingFields,
    lead: words,
    steps: z.array(z.strictObject({ title: words, text: words, call: link })).length(3),
  }),
  'client-test': clientTestPage,
  consultation: consultationPage,
  'ai-curator': aiCuratorPage,
  'access-code': accessCodePage,
  dashboard: dashboardPage,
  news: z.strictObject({
    seo,
    hero: headingFields,
    lead: words.optional(),
    /** Text of an empty list. */
    empty: words,
    /** Label of the link to the feed. */
    feed: words,
  }),
  certificate: certificatePage,
} satisfies Record<string, z.ZodObject>

export type PageName = keyof typeof pageSchemas

export const pages: ContentType[] = Object.entries(pageSchemas).map(([name, schema]) =>
  defineContent({ name: pageTypeName(name), pattern: `pages/${name}.{en,uk}.yaml`, schema }),
)

/** Name of a page's document type: `client-test` → `ClientTestPage`. */
export function pageTypeName(name: string): string {
  const pascalName = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${pascalName}Page`
}
