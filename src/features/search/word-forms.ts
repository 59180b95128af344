const REFLEXIVE = /(?<=..)с[яь]$/iu

/** Endings of Ukrainian nouns, adjectives and verbs. */
const ENDING =
  /(?<=.{5})[оі]ст(?:ь|і|ю|ей)$|(?<=.{4})[аяиі]ти$|(?<=.{3})(?:[аяи]ми|[ое]ві|ого|ому|[аяиі]х|[аяоеєиі]м|[оеє]ю|[іїи]й|[іїо]в|[аеєиіїоуюяйь])$/iu

/**
 * Removes the endings of Ukrainian words from a query: because search matches
 * prefixes, each form finds the others. `ціни на консультації` → `цін на консультаці`.
 */
export function withoutEndings(query: string): string {
  return query.replaceAll(/\p{L}{4,}/gu, (word) => word.replace(REFLEXIVE, '').replace(ENDING, ''))
}
