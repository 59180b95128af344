import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

/** A module of content: expressions by the names they are exported under; an article is the default. */
export interface ContentModule {
  values: Record<string, string>
  article?: string
}

/** A module as code, its values declared as `const` or, where they will change, as `let`. */
export function formatModule({ values, article }: ContentModule, kind: 'const' | 'let'): string {
  const lines = Object.entries(values).map(([name, code]) => `export ${kind} ${name} = ${code}`)
  if (article) lines.push(`${kind} article = ${article}`, AS_DEFAULT)
  return lines.join('\n')
}

const AS_DEFAULT = 'export { article as default }'

/**
 * What a file of `formatModule`'s text exports, its values declared as `const`. To import thousands of them takes
 * Node twice as long, and four times where a library has hooked into its imports, as Tailwind's does.
 */
export function readModule(file: string): Record<string, unknown> {
  return evaluateModule(readFileSync(file, 'utf8'), file)
}

/** What a text of `formatModule`'s exports: no value of it, each JSON as code, has a line break. */
export function evaluateModule(text: string, filename: string): Record<string, unknown> {
  const value = /export const (\w+) = ([^\n]*)(?:\n|$)/y
  const entries: string[] = []
  let article = 0
  for (let found = value.exec(text); found; found = value.exec(text)) {
    entries.push(`${found[1]}: ${found[2]}`)
    article = value.lastIndex
  }
  const start = 'const article = '
  if (text.startsWith(start, article)) {
    entries.push(`default: ${text.slice(article + start.length, text.lastIndexOf(AS_DEFAULT))}`)
  }
  return runInThisContext(`({ ${entries.join(',\n')} })`, { filename }) as Record<string, unknown>
}
