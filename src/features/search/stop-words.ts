/**
 * Stop words, which are in every article.
 * Both languages, because a query may be in either.
 */
const STOP_WORDS = new Set(
  (
    'a an and are at be by can could do does for from have how i if in is it me much my of on or s should ' +
    'that the there this to was we what when where which who why will with would you your ' +
    'а або б би в вам ваш від він вона вони воно до є за з зі й і із його її коли мене мені ми на ' +
    'о по про скільки та так те ти то у хто це цей ця ці чи чому що щоб я як яка яке який які'
  ).split(' '),
)

/** Removes stop words from a query, unless it has no others: `how much does it cost` → `cost`. */
export function removeStopWords(query: string): string {
  const isSignificant = (word: string) =>
    word
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+|\u02BC/u)
      .some((part) => part !== '' && !STOP_WORDS.has(part))
  return query.split(/\s+/).filter(isSignificant).join(' ') || query
}
