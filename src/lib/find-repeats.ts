/** Places of what stands in a list already, however its letters are written: `['ai', 'bot', 'AI']` → `[2]`. */
export function findRepeats(list: readonly string[]): number[] {
  const names = list.map((one) => one.toLowerCase())
  return names.flatMap((name, place) => (names.indexOf(name) === place ? [] : [place]))
}
