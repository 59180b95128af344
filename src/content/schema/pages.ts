import { z } from 'zod'

import { aboutPage } from './about-page.ts'
import { type ContentType, defineContent } from './document.ts'
import { homePage } from './home-page.ts'
import { accessCodePageSchema } from './pages/access-code.ts'
import { aiChecklist } from './pages/ai-checklist.ts'
import { aiCuratorPage } from './pages/ai-curator.ts'
import { clientTestPage } from './pages/client-test.ts'
import { consultationPage } from './pages/consultation.ts'
import { dashboardPageSchema } from './pages/dashboard.ts'
import { learningPath } from './pages/learning-path.ts'
import { productsPage } from './products-page.ts'
import { exchange, href, seo, words } from './text.ts'

const call = z.strictObject({ label: words, href })

/** The words of each page, by the name of its two files `content/pages/<name>.<locale>.yaml`. */
export const pageSchemas = {
  home: homePage,
  products: productsPage,
  about: aboutPage,
  blog: z.strictObject({ seo, hero: exchange }),
  courses: z.strictObject({
    seo,
    hero: exchange,
    path: z.strictObject({
      badge: words,
      title: words,
      savings: words,
      steps: z.array(words).length(4),
      call: words,
    }),
    soon: exchange.extend({ text: words, call: words }),
  }),
  'ai-checklist': aiChecklist,
  'learning-path': learningPath,
  edu: z.strictObject({
    seo,
    hero: exchange,
    lead: words,
    steps: z.array(z.strictObject({ title: words, text: words, call })).length(3),
  }),
  'client-test': clientTestPage,
  consultation: consultationPage,
  'ai-curator': aiCuratorPage,
  'access-code': accessCodePageSchema,
  dashboard: dashboardPageSchema,
} satisfies Record<string, z.ZodObject>

export type PageName = keyof typeof pageSchemas

export const pages: ContentType[] = Object.entries(pageSchemas).map(([name, schema]) =>
  defineContent({ name: pageTypeName(name), pattern: `pages/${name}.{en,uk}.yaml`, schema }),
)

/** Name of a page's document type: `not-found` → `NotFoundPage`. */
export function pageTypeName(name: string): string {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${pascal}Page`
}
