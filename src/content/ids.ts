/** Features in the order of the list; their ids are what a link to a quote names. */
export const FACTORY_FEATURES = [
  'base',
  'profiles',
  'preferences',
  'form',
  'templates',
  'plan',
  'formats',
  'text',
  'images',
  'news',
  'editor',
  'export',
  'responsive',
  'security',
] as const

export const FACTORY_PACKAGES = ['basic', 'standard', 'premium'] as const

/** Languages of the calculator, which has one more than the site. */
export const FACTORY_LANGUAGES = ['en', 'uk', 'ru'] as const

export type FactoryFeature = (typeof FACTORY_FEATURES)[number]
export type FactoryPackage = (typeof FACTORY_PACKAGES)[number]
export type FactoryLanguage = (typeof FACTORY_LANGUAGES)[number]

/** Plans of the AI curator in the order of the page. */
export const CURATOR_PLANS = ['quick-start', 'partnership'] as const

export type CuratorPlan = (typeof CURATOR_PLANS)[number]
