/** Exports of a content module: expressions by name; an article is the default export. */
export interface ContentModule {
  values: Record<string, string>
  article?: string
}

/** Source of a module; its values are `const`, or `let` if they will be replaced. */
export function formatModule({ values, article }: ContentModule, kind: 'const' | 'let'): string {
  const lines = Object.entries(values).map(([name, code]) => `export ${kind} ${name} = ${code}`)
  if (article) lines.push(`${kind} article = ${article}`, 'export { article as default }')
  return lines.join('\n')
}
