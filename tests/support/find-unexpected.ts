/** Messages that match none of the announced patterns: (`['a 1', 'b']`, `[/^a/]`) → `['b']`. */
export function findUnexpected(
  messages: readonly string[],
  announced: readonly RegExp[],
): string[] {
  return messages.filter((message) => !announced.some((pattern) => message.search(pattern) >= 0))
}
