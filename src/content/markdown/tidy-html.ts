import type { Element, ElementContent, Root } from 'hast'

import { nestFlatLists } from './flat-lists.ts'

/** What shows no words, or works on the page it stands in. */
const LEFT_OUT =
  /^(?:audio|button|canvas|head|iframe|math|noscript|object|script|select|style|svg|template|textarea|title|video)$/

/** What begins a line of its own. */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|table|td|th|tr)$/

const PART_OF_TABLE = /^(?:table|caption|colgroup|thead|tbody|tfoot|tr|td|th)$/

/** Cells of a table that say how many columns and rows they take. */
const MAX_SPANNED = 2000

/**
 * Makes elements of a clipboard those of a plain page: without what is hidden, with the marks that stand in
 * styles as elements, lists of lists within their items, and each cell of a table in one line.
 */
export function tidyHtml(parent: Root | Element, keepsLines = false): void {
  const tidied: ElementContent[] = []
  const children = (parent.children as ElementContent[]).filter((child) => !isLeftOut(child))
  for (const child of nestFlatLists(children)) {
    if (child.type !== 'element') {
      // The blog sets its own where they belong.
      if (child.type === 'text') child.value = child.value.replace(/[\u00A0\u202F]/g, ' ')
      tidied.push(...(keepsLines ? linesOf(child) : [child]))
      continue
    }
    if (child.tagName === 'table' && isLayout(child)) dissolve(child)
    if (child.tagName === 'pre') leaveCode(child)
    tidyHtml(child, keepsLinesIn(child, keepsLines))
    const last = tidied.findLast(isElement)
    if (isList(parent) && isList(child) && last) {
      // Google Docs puts a list that stands in another beside the item it belongs to.
      last.children.push(child)
      continue
    }
    if (child.tagName === 'table') {
      limitSpans(child)
      tidied.push(...captionOf(child))
    }
    if (/^t[dh]$/.test(child.tagName)) child.children = inOneLine(child.children)
    tidied.push(...withoutBlocks(withMarks(child)))
  }
  parent.children = tidied
}

/** Whether the line feeds of an element's text are shown, as those of messengers are. */
function keepsLinesIn(node: Element, isKept: boolean): boolean {
  if (/^(?:pre|code)$/.test(node.tagName)) return false
  const [, value] = /(?<![\w-])white-space(?:-collapse)?:\s*([\w-]+)/i.exec(styleOf(node)) ?? []
  return value ? /^(?:pre|break)/i.test(value) : isKept
}

/** A text with its line feeds as breaks; one that only parts two elements has none to show. */
function linesOf(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || node.value.trim() === '') return [node]
  return node.value
    .split('\n')
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [element('br', [])] : []),
      { type: 'text', value },
    ])
}

/** Leaves code alone in its block, without a bar that names its language or a button that copies it. */
function leaveCode(pre: Element): void {
  const [code, ...others] = descendants(pre).filter(({ tagName }) => tagName === 'code')
  if (others.length > 0) return
  const language = [code, pre].map((one) => one && languageOf(one)).find(Boolean)
  const className = language ? [`language-${language}`] : []
  pre.children = [{ ...element('code', (code ?? pre).children), properties: { className } }]
}

/** Language of code by the attributes that programs put it in: `language-js`, `lang-js`, `brush: js`, `data-lang`. */
function languageOf({ properties }: Element): string | undefined {
  const { className, dataLanguage, dataLang, lang } = properties
  const names = [className].flat().join(' ')
  const [, named] =
    /(?:^|\s)(?:(?:lang(?:uage)?|highlight-source)-|brush:\s*)([\w+#-]+)/.exec(names) ?? []
  const told = named ?? dataLanguage ?? dataLang ?? lang
  return typeof told === 'string' && /^[\w+#-]+$/.test(told) ? told : undefined
}

const MARK = /^(?:b|strong|i|em|del|s|strike)$/

/** A mark around blocks as marks within each of them. */
function withoutBlocks(node: Element): ElementContent[] {
  if (!MARK.test(node.tagName)) return [node]
  const children = node.children.flatMap((child) =>
    isElement(child) && isMarkWithBlocks(child) ? withoutBlocks(child) : [child],
  )
  if (!children.some(isAroundLines)) return [node]
  const parts: ElementContent[] = []
  for (const child of children) {
    const last = parts.at(-1)
    if (isElement(child) && isAroundLines(child)) {
      const inner = withoutBlocks({ ...node, children: child.children })
      parts.push(child.tagName === 'pre' ? child : { ...child, children: inner })
    } else if (last && isElement(last) && last.tagName === node.tagName && !isAroundLines(last)) {
      last.children.push(child)
    } else if (child.type === 'text' && child.value.trim() === '') parts.push(child)
    else parts.push({ ...node, children: [child] })
  }
  return parts
}

function isMarkWithBlocks(node: Element): boolean {
  return MARK.test(node.tagName) && holdsLines(node)
}

/** Whether a node is a block, or holds one; a break within a line is none. */
function isAroundLines(node: ElementContent): boolean {
  return (
    isElement(node) && ((BLOCK.test(node.tagName) && node.tagName !== 'br') || holdsLines(node))
  )
}

function holdsLines(node: Element): boolean {
  return node.children.some(isAroundLines)
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

function isList(node: Root | ElementContent): boolean {
  return node.type === 'element' && /^[ou]l$/.test(node.tagName)
}

function styleOf(node: Element): string {
  return String(node.properties.style ?? '')
}

function isLeftOut(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type !== 'text'
  const { hidden, width, height } = node.properties
  if (LEFT_OUT.test(node.tagName) || hidden === true) return true
  // A picture of one pixel counts who opens a letter.
  if (node.tagName === 'img' && Number(width) <= 1 && Number(height) <= 1) return true
  return /(?<![\w-])(?:display:\s*none|mso-hide:\s*all)/i.test(styleOf(node))
}

/** An element with the marks that its style stands for, or without the one that its style takes back. */
function withMarks(node: Element): Element {
  const style = styleOf(node)
  const { tagName } = node
  // Google Docs wraps all there is in one.
  const isUnmarked =
    (/^(?:b|strong)$/.test(tagName) &&
      /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i.test(style)) ||
    (/^(?:i|em)$/.test(tagName) && /(?<![\w-])font-style:\s*normal/i.test(style))
  if (isUnmarked) return { ...node, tagName: holdsBlock(node) ? 'div' : 'span' }
  if (!/^(?:span|font)$/.test(tagName)) return node
  const marks = [
    /text-decoration[\w-]*:[^;]*line-through/i.test(style) ? ['del'] : [],
    /(?<![\w-])font-style:\s*italic/i.test(style) ? ['em'] : [],
    /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ['strong'] : [],
  ].flat()
  return marks.reduce<Element>(
    (inner, mark) => ({ type: 'element', tagName: mark, properties: {}, children: [inner] }),
    node,
  )
}

function holdsBlock(node: Element): boolean {
  return node.children.some(
    (child) => isElement(child) && (BLOCK.test(child.tagName) || holdsBlock(child)),
  )
}

/** Whether a table only arranges what stands in it, as those of letters do. */
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

/** Makes the parts of a table blocks that follow each other; a table in it is judged by itself. */
function dissolve(node: Element): void {
  node.tagName = 'div'
  for (const child of node.children.filter(isElement)) {
    if (PART_OF_TABLE.test(child.tagName) && child.tagName !== 'table') dissolve(child)
  }
}

/** A table's caption, which Markdown has no place for, as the paragraph before it. */
function captionOf(table: Element): Element[] {
  return table.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'caption')
    .map((caption) => ({ ...caption, tagName: 'p' }))
}

/** Takes the widths of cells out of a table that would grow beyond measure: each is filled up with empty ones. */
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

function inOneLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node]
    const children = inOneLine(node.children)
    if (!BLOCK.test(node.tagName)) return [{ ...node, children }]
    return [...children, { type: 'text', value: ' ' }]
  })
}
