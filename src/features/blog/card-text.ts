/** Characters that three lines of the narrowest card hold. */
const ROOM = 100

/** What a card says of a post: as many whole sentences of its excerpt as there is room for, and at least one. */
export function cardText(excerpt: string): string {
  const sentences = excerpt.split(/(?<=[.!?…])\s+(?=\S)/)
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > ROOM) break
    text += ` ${sentence}`
  }
  return text
}
