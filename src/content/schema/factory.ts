import { z } from 'zod'

import { FACTORY_FEATURES, FACTORY_PACKAGES } from '#src/content/ids.ts'

import { faq } from './course-text.ts'
import { defineContent } from './document.ts'
import { refuse, headingFields, money, rejectDuplicates, seo, words } from './text.ts'

export const factorySchema = z
  .strictObject({
    /** Duration of support and updates included in the price. */
    supportMonths: z.int().positive(),
    features: z.record(
      z.enum(FACTORY_FEATURES),
      z.strictObject({
        price: money,
        /** Included in every selection; cannot be removed. */
        included: z.boolean().default(false),
      }),
    ),
    packages: z.record(
      z.enum(FACTORY_PACKAGES),
      z.strictObject({
        price: money,
        features: z.array(z.enum(FACTORY_FEATURES)).min(1).superRefine(rejectDuplicates),
        /** Selected by default. */
        isDefault: z.boolean().default(false),
        sample: z.boolean().default(false),
      }),
    ),
  })
  .superRefine(({ features, packages }, context) => {
    const included = FACTORY_FEATURES.filter((name) => features[name].included)
    for (const [id, { price, features: parts }] of Object.entries(packages)) {
      const fail = (sentence: string) => refuse(context, ['packages', id], sentence)
      for (const name of included) {
        if (!parts.includes(name)) fail(`lacks "${name}", which is always included`)
      }
      const sum = parts.reduce((total, part) => total + features[part].price, 0)
      if (price > sum) fail(`costs ${price}, more than its parts (${sum})`)
    }
    const chosen = Object.values(packages).filter((option) => option.isDefault).length
    if (chosen !== 1) {
      const allowed = 'exactly one with isDefault: true'
      refuse(context, ['packages'], `has ${chosen} default packages (allowed: ${allowed})`)
    }
  })

const namedItem = z.strictObject({ name: words, description: words })

export const factoryWordsSchema = z.strictObject({
  seo,
  hero: headingFields,
  /** Below the title: target group and purpose. */
  lead: words.optional(),
  /** Accessible name of the calculator's language switch. */
  language: words,
  tabs: z.strictObject({ label: words, calculator: words, packages: words }),
  features: z.record(z.enum(FACTORY_FEATURES), namedItem),
  packages: z.record(z.enum(FACTORY_PACKAGES), namedItem),
  always: words,
  featuresLabel: words,
  packagesLabel: words,
  total: words,
  includes: words,
  selected: words,
  discuss: words,
  /** Label in the bar on small screens. */
  discussShort: words,
  discussPackage: words,
  copy: words,
  copied: words,
  print: words,
  support: words,
  share: words,
  /** Above the ways to order that do not depend on the selection. */
  withoutScript: words,
  cheaper: words,
  /** Beside a package: price of its features bought separately. */
  instead: words.optional(),
  takePackage: words,
  unknown: words,
  newTab: words,
  /** Frequently asked questions below the calculator. */
  faq: faq.optional(),
  quote: z.strictObject({
    title: words,
    subtitle: words,
    feature: words,
    price: words,
    total: words,
    package: words,
    message: words,
  }),
})

export const Factory = defineContent({
  name: 'Factory',
  pattern: 'factory/factory.yaml',
  schema: factorySchema,
})

export const FactoryWords = defineContent({
  name: 'FactoryWords',
  pattern: 'factory/words.{en,uk,ru}.yaml',
  schema: factoryWordsSchema,
})
