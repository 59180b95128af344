/** A piece of a text: found by the query, or between what was found. */
export interface TextPart {
  text: string
  isMatch: boolean
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/**
 * The parts of an excerpt as the index gives it, with `<mark>` around what was found. It is read as text:
 * `a <mark>b</mark> &lt;c` → `a `, `b` found, ` <c`.
 */
export function parseExcerpt(html: string): TextPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => ({
      text: decode(piece.replaceAll(/<[^>]*>/g, '')),
      isMatch: piece.startsWith('<mark>'),
    }))
    .filter((part) => part.text !== '')
}

/** The parts of a title, with every word that begins with one of the query's found: (`Blog post`, `po`) → `Blog `, `post` found. */
export function markTitle(title: string, query: string): TextPart[] {
  const words = queryWords(query)
  return title
    .split(/([\p{L}\p{N}\u02BC]+)/u)
    .map((piece) => ({
      text: piece,
      isMatch: words.some((word) => piece.toLocaleLowerCase().startsWith(word)),
    }))
    .filter((part) => part.text !== '')
}

/**
 * A query as the index has its words: any apostrophe between letters is the Ukrainian one, spaces are
 * single: `  пам'ять  ` → `памʼять`.
 */
export function normalizeQuery(query: string): string {
  return query
    .replaceAll(/(?<=\p{L})['’‘`´ʹ′](?=\p{L})/gu, '\u02BC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** The query with its last letters taken off, shorter and shorter, to find what is close: `dialogflaw` → `dialogfla`, … */
export function* shorterQueries(query: string, shortest = 4): Generator<string> {
  for (let length = query.length - 1; length >= shortest; length -= 1) {
    yield query.slice(0, length).trim()
  }
}

/** The words of a query, in lower case. */
export function queryWords(query: string): string[] {
  return normalizeQuery(query)
    .toLocaleLowerCase()
    .split(' ')
    .filter((word) => word !== '')
}

function decode(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
