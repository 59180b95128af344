import type { Element, ElementContent, Root } from 'hast'

import { element, nestFlatLists } from './flat-lists.ts'

/** Elements without text, or with effects on the page. */
const REMOVED_ELEMENTS =
  /^(?:audio|button|canvas|head|iframe|math|noscript|object|script|select|style|svg|template|textarea|title|video)$/

const BLOCK =
  /^(?:address|article|aside|blockquote|br|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|table|td|th|tr)$/

const TABLE_TAG = /^(?:table|caption|colgroup|thead|tbody|tfoot|tr|td|th)$/

/** Table cells with their spans. */
const MAX_SPANNED = 2000

/**
 * Normalizes HTML of the clipboard: removes hidden elements, converts styled marks
 * to elements, moves nested lists into their items, and puts each table cell into one line.
 */
export function tidyHtml(parent: Root | Element, keepsLines = false): void {
  const tidied: ElementContent[] = []
  const children = (parent.children as ElementContent[]).filter((child) => !isRemoved(child))
  for (const child of nestFlatLists(children)) {
    if (child.type !== 'element') {
      // The blog adds its own no-break spaces.
      if (child.type === 'text') child.value = child.value.replace(/[\u00A0\u202F]/g, ' ')
      tidied.push(...(keepsLines ? splitLines(child) : [child]))
      continue
    }
    if (child.tagName === 'table' && isLayout(child)) unwrapLayoutTable(child)
    if (child.tagName === 'pre') removeCodeToolbars(child)
    tidyHtml(child, preservesLines(child, keepsLines))
    const last = tidied.findLast(isElement)
    if (isList(parent) && isList(child) && last) {
      // Google Docs puts a nested list beside the item it belongs to.
      last.children.push(child)
      continue
    }
    if (child.tagName === 'table') {
      limitSpans(child)
      tidied.push(...getCaption(child))
    }
    if (/^t[dh]$/.test(child.tagName)) child.children = joinLines(child.children)
    tidied.push(...unwrapBlocks(addFormatting(child)))
  }
  parent.children = tidied
}

/** Whether line feeds in an element are rendered (`white-space: pre`), as in messengers. */
function preservesLines(node: Element, isKept: boolean): boolean {
  if (/^(?:pre|code)$/.test(node.tagName)) return false
  const [, value] = /(?<![\w-])white-space(?:-collapse)?:\s*([\w-]+)/i.exec(getStyle(node)) ?? []
  return value ? /^(?:pre|break)/i.test(value) : isKept
}

/** Converts line feeds to breaks, except whitespace between elements. */
function splitLines(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || node.value.trim() === '') return [node]
  return node.value
    .split('\n')
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [element('br', [])] : []),
      { type: 'text', value },
    ])
}

/** Removes toolbars and copy buttons from code blocks. */
function removeCodeToolbars(pre: Element): void {
  const [code, ...others] = descendants(pre).filter(({ tagName }) => tagName === 'code')
  if (others.length > 0) return
  const language = [code, pre].map((element) => element && getLanguage(element)).find(Boolean)
  const className = language ? [`language-${language}`] : []
  pre.children = [{ ...element('code', (code ?? pre).children), properties: { className } }]
}

/** Language of a code block from known attributes: `language-js`, `lang-js`, `brush: js`, `data-lang`. */
function getLanguage({ properties }: Element): string | undefined {
  const { className, dataLanguage, dataLang, lang } = properties
  const names = [className].flat().join(' ')
  const [, classLanguage] =
    /(?:^|\s)(?:(?:lang(?:uage)?|highlight-source)-|brush:\s*)([\w+#-]+)/.exec(names) ?? []
  const language = classLanguage ?? dataLanguage ?? dataLang ?? lang
  return typeof language === 'string' && /^[\w+#-]+$/.test(language) ? language : undefined
}

const FORMATTING_TAG = /^(?:b|strong|i|em|del|s|strike)$/

/** Moves a mark around blocks into each of them. */
function unwrapBlocks(node: Element): ElementContent[] {
  if (!FORMATTING_TAG.test(node.tagName)) return [node]
  const children = node.children.flatMap((child) =>
    isElement(child) && isMarkWithBlocks(child) ? unwrapBlocks(child) : [child],
  )
  if (!children.some(isAroundLines)) return [node]
  const parts: ElementContent[] = []
  for (const child of children) {
    const last = parts.at(-1)
    if (isElement(child) && isAroundLines(child)) {
      const inner = unwrapBlocks({ ...node, children: child.children })
      parts.push(child.tagName === 'pre' ? child : { ...child, children: inner })
    } else if (last && isElement(last) && last.tagName === node.tagName && !isAroundLines(last)) {
      last.children.push(child)
    } else if (child.type === 'text' && child.value.trim() === '') parts.push(child)
    else parts.push({ ...node, children: [child] })
  }
  return parts
}

function isMarkWithBlocks(node: Element): boolean {
  return FORMATTING_TAG.test(node.tagName) && containsLines(node)
}

/** Whether a node is a block or contains one; `br` does not count. */
function isAroundLines(node: ElementContent): boolean {
  return (
    isElement(node) && ((BLOCK.test(node.tagName) && node.tagName !== 'br') || containsLines(node))
  )
}

function containsLines(node: Element): boolean {
  return node.children.some(isAroundLines)
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

function isList(node: Root | ElementContent): boolean {
  return node.type === 'element' && /^[ou]l$/.test(node.tagName)
}

function getStyle(node: Element): string {
  return String(node.properties.style ?? '')
}

function isRemoved(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type !== 'text'
  const { hidden, width, height } = node.properties
  if (REMOVED_ELEMENTS.test(node.tagName) || hidden === true) return true
  // A picture of one pixel is a tracking pixel.
  if (node.tagName === 'img' && Number(width) <= 1 && Number(height) <= 1) return true
  return /(?<![\w-])(?:display:\s*none|mso-hide:\s*all)/i.test(getStyle(node))
}

/** Converts bold, italic and strikethrough styles to elements, or removes an element that its style resets. */
function addFormatting(node: Element): Element {
  const style = getStyle(node)
  const { tagName } = node
  // Google Docs wraps the whole clipboard in one `b` element.
  const isUnmarked =
    (/^(?:b|strong)$/.test(tagName) &&
      /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i.test(style)) ||
    (/^(?:i|em)$/.test(tagName) && /(?<![\w-])font-style:\s*normal/i.test(style))
  if (isUnmarked) return { ...node, tagName: containsBlock(node) ? 'div' : 'span' }
  if (!/^(?:span|font)$/.test(tagName)) return node
  const marks = [
    /text-decoration[\w-]*:[^;]*line-through/i.test(style) ? ['del'] : [],
    /(?<![\w-])font-style:\s*italic/i.test(style) ? ['em'] : [],
    /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ['strong'] : [],
  ].flat()
  return marks.reduce((inner, mark) => element(mark, [inner]), node)
}

function containsBlock(node: Element): boolean {
  return node.children.some(
    (child) => isElement(child) && (BLOCK.test(child.tagName) || containsBlock(child)),
  )
}

/** Whether a table is used for layout only, as in HTML emails. */
function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(String(table.properties.role))) return true
  const parts = descendants(table)
  const rows = parts.filter(({ tagName }) => tagName === 'tr')
  return (
    rows.every((row) => row.children.filter(isElement).length < 2) ||
    parts.some(({ tagName }) => /^(?:table|pre|h[1-6])$/.test(tagName))
  )
}

function descendants(node: Element): Element[] {
  return node.children.filter(isElement).flatMap((child) => [child, ...descendants(child)])
}

/** Unwraps a layout table; nested tables are checked separately. */
function unwrapLayoutTable(node: Element): void {
  node.tagName = 'div'
  for (const child of node.children.filter(isElement)) {
    if (TABLE_TAG.test(child.tagName) && child.tagName !== 'table') unwrapLayoutTable(child)
  }
}

/** Moves a table's caption into a paragraph before it, because Markdown has no captions. */
function getCaption(table: Element): Element[] {
  return table.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'caption')
    .map((caption) => ({ ...caption, tagName: 'p' }))
}

/** Removes column spans from a table that would become too large: each span is filled with empty cells. */
function limitSpans(table: Element): void {
  const cells = descendants(table).filter(({ tagName }) => /^t[dh]$/.test(tagName))
  const size = ({ properties: { colSpan, rowSpan } }: Element) =>
    (Number(colSpan) || 1) * (Number(rowSpan) || 1)
  if (cells.reduce((sum, cell) => sum + size(cell), 0) < MAX_SPANNED) return
  for (const { properties } of cells) {
    delete properties.colSpan
    delete properties.rowSpan
  }
}

function joinLines(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node]
    const children = joinLines(node.children)
    if (!BLOCK.test(node.tagName)) return [{ ...node, children }]
    return [...children, { type: 'text', value: ' ' }]
  })
}
