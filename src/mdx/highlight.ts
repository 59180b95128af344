import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

const LANGUAGES = {
  bash,
  css,
  diff,
  http,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
  yaml,
}

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

/** Token classes of the highlighter by the site's classes. */
const TOKENS: Record<string, string> = {
  keyword: 'keyword',
  built_in: 'function',
  literal: 'constant',
  number: 'constant',
  string: 'string',
  regexp: 'string',
  title: 'function',
  name: 'keyword',
  attr: 'function',
  attribute: 'function',
  property: 'function',
  comment: 'comment',
  variable: 'constant',
  type: 'constant',
  addition: 'inserted',
  deletion: 'deleted',
}

/** Highlights code as escaped HTML with the site's classes; `undefined` for an unknown language. */
export function highlight(code: string, language: string): string | undefined {
  if (!hljs.getLanguage(language)) return undefined
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true })
  return value.replaceAll(/<span class="hljs-([\w-]+)[^"]*">/g, (_, token: string) =>
    TOKENS[token] ? `<span class="tk-${TOKENS[token]}">` : '<span>',
  )
}
