const REFLEXIVE = /(?<=..)с[яь]$/iu

/** Endings of Ukrainian nouns, adjectives and verbs. Words in Latin letters have none of them. */
const ENDING =
  /(?<=.{5})[оі]ст(?:ь|і|ю|ей)$|(?<=.{4})[аяиі]ти$|(?<=.{3})(?:[аяи]ми|[ое]ві|ого|ому|[аяиі]х|[аяоеєиі]м|[оеє]ю|[іїи]й|[іїо]в|[аеєиіїоуюяйь])$/iu

/**
 * A query without the endings by which the forms of a Ukrainian word differ: as search finds what begins with a
 * word, each form finds the others. `ціни на консультації` → `цін на консультаці`.
 */
export function withoutEndings(query: string): string {
  return query.replaceAll(/\p{L}{4,}/gu, (word) => word.replace(REFLEXIVE, '').replace(ENDING, ''))
}
