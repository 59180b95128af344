const NAMES: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  json: 'JSON',
  yaml: 'YAML',
  css: 'CSS',
  html: 'HTML',
  bash: 'Shell',
  http: 'HTTP',
  sql: 'SQL',
  python: 'Python',
  diff: 'Diff',
}

/** Languages by what stands behind a fence, of those whose code is highlighted at build time. */
export const CODE_LANGUAGES = Object.keys(NAMES)

/** A language as the bar of a code block shows it: `ts` → `TypeScript`, of others nothing. */
export function languageName(language: string): string | undefined {
  return Object.hasOwn(NAMES, language) ? NAMES[language] : undefined
}
