/** Names of languages as the bar of a code block shows them. */
export const LANGUAGE_NAMES: Record<string, string> = {
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
