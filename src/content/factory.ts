import type { FactoryLanguage } from './factory-ids.ts'
import type { Factory, FactoryWords } from './model.ts'
import { cacheAndTrack } from './track.ts'

const wordFiles = {
  en: () => import('virtual:content/factory-words/en'),
  uk: () => import('virtual:content/factory-words/uk'),
  ru: () => import('virtual:content/factory-words/ru'),
}

/** What the Content Factory's features and packages cost, and their words in one of its three languages. */
export async function loadFactory(
  language: FactoryLanguage,
): Promise<{ factory: Factory; words: FactoryWords }> {
  const [{ factory }, { words }] = await Promise.all([
    cacheAndTrack('factory', () => import('virtual:content/factory')),
    cacheAndTrack(`factory-words/${language}`, wordFiles[language]),
  ])
  return { factory, words }
}
