import type { FootnoteDefinition, Heading as HeadingNode, Nodes, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { decodedPath } from '#scripts/lib/decoded-path.ts'
import { fenceFaults } from '#src/lib/fence-faults.ts'
import { type Heading, getHeadingIds, getHeadings } from '#src/lib/headings.ts'

import { checkElement, getAttribute } from './check-element.ts'
import { isAsset } from './check-picture.ts'
import {
  findCodeNotation,
  findPrintedMarks,
  findPrintedSlips,
  type PrintedMark,
} from './printed-marks.ts'
import type { Problem } from './problem.ts'

/** Data about an article's body for checks and lists. */
export interface ArticleFacts {
  /** Errors in the body. */
  problems: (Pick<Problem, 'message' | 'about'> & { field: string })[]
  /** Likely errors, which do not stop a build. */
  notes: { field: string; message: string }[]
  /** Pictures that must exist beside it. */
  images: { field: string; source: string }[]
  links: { field: string; target: string }[]
  headings: Heading[]
  /** Anchors in the body. */
  anchors: string[]
}

const LESSON_PICTURE =
  'shows a picture (lessons cannot contain pictures: use text, a table, <Flow> or <Bars>)'
const LESSON_FOOTNOTE =
  'contains a footnote (lessons cannot contain footnotes: use brackets or a <Callout>)'

/** Markdown that would be missing in the output of a lesson. */
const UNSUPPORTED_IN_LESSONS: Partial<Record<Nodes['type'], string>> = {
  image: LESSON_PICTURE,
  imageReference: LESSON_PICTURE,
  footnoteReference: LESSON_FOOTNOTE,
  footnoteDefinition: LESSON_FOOTNOTE,
}

/**
 * Analyzes a body: components, heading order, forbidden code and references. `source`
 * is the original text, which shows whether a character was escaped.
 */
export function readArticle(tree: Root, source: string, isLesson: boolean): ArticleFacts {
  const problems: ArticleFacts['problems'] = []
  const notes: ArticleFacts['notes'] = []
  const images: ArticleFacts['images'] = []
  const links: ArticleFacts['links'] = []
  const footnotes: FootnoteDefinition[] = []
  const referenced = new Set<string>()
  let depth = 1
  visit(tree, (node, _index, parent) => {
    const start = node.position?.start.line ?? 1
    const field = `line ${start}`
    const fail = (message: string) => problems.push({ field, message })
    const note = (message: string) => notes.push({ field, message })
    const addPrinted = (marks: readonly PrintedMark[]) => {
      for (const { message, below, isNote } of marks) {
        const found = isNote ? notes : problems
        found.push({ field: `line ${start + below}`, message })
      }
    }
    const checkImage = (address: string) => {
      if (/^https?:\/\//.test(address)) return
      const picture = decodedPath(address)
      if (!isRelativePath(picture) || !isAsset(picture)) {
        fail(`shows "${picture}" (allowed: a file beside the article, ./picture.png, or https://)`)
      } else images.push({ source: picture, field })
    }
    const unsupported = isLesson && UNSUPPORTED_IN_LESSONS[node.type]
    if (unsupported) {
      fail(unsupported)
      return
    }
    switch (node.type) {
      case 'link':
        if (toString(node).trim() === '') note(`links to "${node.url}" without text`)
        links.push({ field, target: node.url })
        break
      case 'definition':
        links.push({ field, target: node.url })
        break
      case 'mdxjsEsm':
        fail('imports or exports code (articles contain only text and the known components)')
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value)) {
          fail(`contains the expression {${node.value}} (write \\{ for a brace)`)
        }
        break
      case 'paragraph':
        if (parent?.type === 'root' && (node.position?.start.column ?? 1) > 4) {
          note(
            'begins with four spaces, which do not start a code block here (write a line ``` above and below it)',
          )
        }
        addPrinted(findPrintedSlips(node, source))
        break
      case 'tableCell':
        addPrinted(findPrintedSlips(node, source))
        break
      case 'heading':
        addPrinted(findPrintedSlips(node, source))
        if (node.depth === 1) fail('is a first-level heading (the title is the only one; use ##)')
        else if (node.depth > depth + 1)
          fail(`skips a heading level (allowed: at most level ${depth + 1})`)
        depth = node.depth
        if (isWithoutWords(node)) note('is a heading without text')
        if (/\n[\s>]*---[ \t]*$/.test(getSource(node, source))) {
          note(
            'is a heading because of the --- below it (write ## for a heading, or an empty line before ---)',
          )
        }
        break
      case 'imageReference':
        fail('shows a picture by reference (write ![what it shows](./picture.png))')
        break
      case 'image':
        if (parent?.type !== 'paragraph') {
          fail(`shows "${node.url}" inside other text (allowed: on a separate line)`)
        }
        if (!node.alt?.trim()) {
          const message = `shows "${node.url}" without a text alternative`
          problems.push({ field, message, about: 'images' })
        }
        checkImage(node.url)
        break
      case 'table':
        notes.push(...surplusCells(node))
        break
      case 'footnoteReference':
        referenced.add(node.identifier)
        break
      case 'footnoteDefinition':
        footnotes.push(node)
        break
      case 'code': {
        if (!isClosed(getSource(node, source))) {
          fail('starts a code block that is not closed (add a line of the same ``` below it)')
        }
        const notation = findCodeNotation(node.value)
        if (notation) note(notation)
        if (!isLesson) fenceFaults(node.lang, node.meta, node.value).forEach(fail)
        break
      }
      case 'text':
        for (const [marker] of node.value.matchAll(/\[image:[^\]]+\]/g)) {
          fail(`contains ${marker} (allowed: [image:./picture.png] or [image:https://…])`)
        }
        addPrinted(findPrintedMarks(getSource(node, source)))
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        checkElement(node, parent, isLesson).forEach(fail)
        const [picture, target] = [getAttribute(node, 'src'), getAttribute(node, 'href')]
        if (picture) checkImage(picture)
        if (target) links.push({ field, target })
        break
      }
      default:
        // Other nodes need no checks.
        break
    }
  })
  for (const [index, { identifier, label, position }] of footnotes.entries()) {
    const isSecond = footnotes.findIndex((other) => other.identifier === identifier) < index
    if (referenced.has(identifier) && !isSecond) continue
    const reason = isSecond ? ' a second time' : ', which the text does not reference'
    notes.push({
      field: `line ${position?.start.line ?? '?'}`,
      message: `explains [^${label ?? identifier}]${reason}: it is not shown`,
    })
  }
  const anchors = [...getHeadingIds(tree), ...(referenced.size > 0 ? ['footnote-label'] : [])]
  return { problems, notes, images, links, headings: getHeadings(tree), anchors }
}

function getSource({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** Whether a heading contains only comments. */
function isWithoutWords(node: HeadingNode): boolean {
  return node.children.every(
    (child) => child.type === 'mdxTextExpression' || toString(child).trim() === '',
  )
}

/** Whether a fence has a closing line. */
function isClosed(source: string): boolean {
  const [first = '', ...lines] = source.split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0] ?? ''
  const last = (lines.at(-1) ?? '').replaceAll(/[\s>]/g, '')
  return last.startsWith(fence) && /^(?:`*|~*)$/.test(last)
}

/** Cells beyond the columns of a table. */
function surplusCells({ children: rows }: Table): ArticleFacts['notes'] {
  const columns = rows[0]?.children.length ?? 0
  return rows.flatMap(({ children: cells, position }) => {
    if (cells.slice(columns).every((cell) => toString(cell) === '')) return []
    const message = `has ${cells.length} cells in a table of ${columns} columns, and the page omits the surplus ones (write \\| for a line in a cell)`
    return [{ field: `line ${position?.start.line ?? '?'}`, message }]
  })
}

/** Whether a file is beside its article; other files are not copied to the output. */
export function isRelativePath(path: string): boolean {
  return /^\.\/[^/\\]+$/.test(path)
}
