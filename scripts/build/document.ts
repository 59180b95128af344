import { escapeHtml } from '#src/lib/html-text.ts'

/** Parts of a page's HTML document. */
export interface DocumentParts {
  lang: string
  head: string
  body: string
  /** `<meta>` elements that the inline script changes and must therefore follow. */
  colors?: string
  /** Text of the inline script, the same on all pages. */
  boot: string
  /** Attributes that the inline script reads: entry, modules, base. */
  bootData: Record<string, string>
  /** `<link>` elements: stylesheet, fonts, icons. */
  links?: string
  /** Content security policy for hosts that send no headers. */
  policy?: string
  /** Embedded content by the address of its file, as data that is not executed. */
  content?: Record<string, unknown>
  /** Path, with the base, of the prerendered page; none if the application does not hydrate the markup. */
  prerendered?: string
}

/** Renders a complete HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const {
    lang,
    head,
    body,
    colors,
    boot,
    bootData,
    links = '',
    policy,
    content,
    prerendered,
  } = parts
  const data = Object.entries(bootData)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    colors,
    links,
    `<script${data}>${boot}</script>`,
    `<link rel="icon" type="image/svg+xml" href="${bootData.base ?? '/'}favicon.svg">`,
    head,
    '</head>',
    '<body>',
    `<div id="root"${prerendered ? ` data-prerendered="${escapeHtml(prerendered)}"` : ''}>${body}</div>`,
    content && `<script type="application/json" id="content">${dataText(content)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Serializes data for a script element, escaping `</script>`. */
function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
