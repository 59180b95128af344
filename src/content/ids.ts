/** Ids of features in display order; links to a quote contain them. */
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

/** Languages of the calculator; Russian is available only there. */
export const FACTORY_LANGUAGES = ['en', 'uk', 'ru'] as const

export type FactoryFeature = (typeof FACTORY_FEATURES)[number]
export type FactoryPackage = (typeof FACTORY_PACKAGES)[number]
export type FactoryLanguage = (typeof FACTORY_LANGUAGES)[number]

/** Ids of the AI curator's plans in display order. */
export const CURATOR_PLANS = ['quick-start', 'partnership'] as const

export type CuratorPlan = (typeof CURATOR_PLANS)[number]

/** Levels of the learning path; each has a colour, such as `--color-lv1`, in `src/app/styles/tokens.css`. */
export const LEVELS = [1, 2, 3, 4] as const

export type Level = (typeof LEVELS)[number]
