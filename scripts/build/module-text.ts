/** A module of content: expressions by the names they are exported under; an article is the default. */
export interface ContentModule {
  values: Record<string, string>
  article?: string
}

/** A module as code, its values declared as `const` or, where they will change, as `let`. */
export function formatModule({ values, article }: ContentModule, kind: 'const' | 'let'): string {
  const lines = Object.entries(values).map(([name, code]) => `export ${kind} ${name} = ${code}`)
  if (article) lines.push(`${kind} article = ${article}`, 'export { article as default }')
  return lines.join('\n')
}
