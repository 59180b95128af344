import type { FactoryLanguage } from './ids.ts'
import type { Factory, FactoryWords } from './model.ts'
import { loadContent } from './registry.ts'

/** Loads prices of the Content Factory's features and packages, and its texts in one of three languages. */
export async function loadFactory(
  language: FactoryLanguage,
): Promise<{ factory: Factory; words: FactoryWords }> {
  const [factory, words] = await Promise.all([
    loadContent('factory'),
    loadContent('factory-words', language),
  ])
  return { factory, words }
}
