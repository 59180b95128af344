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

const OTHERS =
  'apache astro bat c clojure cmd console cpp csharp csv dart docker dockerfile dotenv elixir go graphql ' +
  'groovy haskell hcl ini java javascript json5 jsonc jsx kotlin latex less lua makefile markdown matlab md ' +
  'mdx nginx perl php powershell prisma proto ps1 py r regex ruby rust sass scala scss sh shell ' +
  'shellscript solidity svelte swift terraform toml typescript vue wasm xml yml zig zsh plaintext txt'

/** Languages as a sentence names them; `text` is for what is no code. */
export const COMMON_LANGUAGES = [...CODE_LANGUAGES, 'text']

/** All that a fence may say, so many that no sentence names them. */
export const KNOWN_LANGUAGES = [...COMMON_LANGUAGES, ...OTHERS.split(' ')]

/** Whether a fence may say so: its code is coloured, or is plain text. */
export function isCodeLanguage(language: string): boolean {
  return KNOWN_LANGUAGES.includes(language)
}
