const PLACE = /\{(claim:[a-z0-9-]+|brand)\}/g

/** Names of the figures that a text asks for: `In {claim:curator-reply} seconds` → `['claim:curator-reply']`. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name)
}

/**
 * Puts figures into every text of a structure: `{ a: 'In {claim:reply} s' }` → `{ a: 'In 10 s' }`.
 * @throws Error for a name that is no figure; the content checks have found it before.
 */
export function fillFigures<T>(value: T, figures: ReadonlyMap<string, string>): T
export function fillFigures(value: unknown, figures: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replace(PLACE, (_, name: string) => {
      const figure = figures.get(name)
      if (figure === undefined) throw new Error(`no figure "${name}"`)
      return figure
    })
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFigures(item, figures))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFigures<unknown>(item, figures)]),
  )
}
