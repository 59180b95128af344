/** Length that fits into three lines of the narrowest card, in characters. */
const ROOM = 100

/** Text of a post card: as many whole sentences of the excerpt as fit, and at least one. */
export function cardText(excerpt: string): string {
  const sentences = excerpt.split(/(?<=[.!?…])\s+(?=\S)/)
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > ROOM) break
    text += ` ${sentence}`
  }
  return text
}
