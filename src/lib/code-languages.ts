/** Languages by the name after a code fence. */
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

/** Display name of a language in the bar of a code block: `ts` → `TypeScript`; `undefined` if unknown. */
export function languageName(language: string): string | undefined {
  return Object.hasOwn(NAMES, language) ? NAMES[language] : undefined
}

const OTHER_LANGUAGES =
  'apache astro bat c clojure cmd console cpp csharp csv dart docker dockerfile dotenv elixir go graphql ' +
  'groovy haskell hcl ini java javascript json5 jsonc jsx kotlin latex less lua makefile markdown matlab md ' +
  'mdx nginx perl php powershell prisma proto ps1 py r regex ruby rust sass scala scss sh shell ' +
  'shellscript solidity svelte swift terraform toml typescript vue wasm xml yml zig zsh plaintext txt'

/** Languages for use in an error sentence; `text` means plain text. */
export const COMMON_LANGUAGES = [...Object.keys(NAMES), 'text']

/** All names allowed after a fence; too many for an error sentence. */
export const KNOWN_LANGUAGES = [...COMMON_LANGUAGES, ...OTHER_LANGUAGES.split(' ')]

/** Whether a name is allowed after a fence. */
export function isCodeLanguage(language: string): boolean {
  return KNOWN_LANGUAGES.includes(language)
}
