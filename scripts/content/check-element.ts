import type { Nodes, Paragraph } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'

import { MARKS, QUIZ_KINDS } from '#src/content/lesson-model.ts'
import type { ArticleComponent } from '#src/content/model.ts'
import { readBar } from '#src/lib/bar.ts'
import { isSlug } from '#src/lib/slug.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

interface Component {
  required: string[]
  optional: string[]
  /** Boolean attribute, written without a value. */
  flag?: string
  /** Whether the component may be inline: alone on its line, or anywhere. */
  inLine?: 'alone' | 'anywhere'
  /** Required children, if text is not allowed. */
  holds?: 'nothing' | 'a list' | 'a list of numbers' | 'a numbered list' | 'a table'
}

/** Components an author may use in an article, with the attributes each takes. */
const AUTHOR_COMPONENTS: Record<ArticleComponent, Component> = {
  Callout: { required: ['kind'], optional: ['title'] },
  Comparison: { required: ['caption'], optional: ['best'], holds: 'a table' },
  Figure: { required: ['src', 'alt'], optional: ['caption'], holds: 'nothing' },
  Steps: { required: [], optional: [], holds: 'a numbered list' },
  VideoCard: { required: ['href', 'title'], optional: ['source'], holds: 'nothing' },
}

/** Components an author may use in a lesson of the paid course. */
const LESSON_COMPONENTS: Record<string, Component> = {
  Bars: { required: ['caption'], optional: ['unit'], holds: 'a list of numbers' },
  Builder: { required: [], optional: [], holds: 'nothing' },
  Callout: { required: ['kind'], optional: ['title'] },
  Check: { required: ['question'], optional: [] },
  Choice: { required: ['id'], optional: ['why'], flag: 'correct', inLine: 'alone' },
  Compare: { required: [], optional: [], holds: 'a list' },
  Criterion: { required: ['id', 'mark', 'why'], optional: [], inLine: 'alone' },
  Example: { required: ['kind'], optional: ['title'] },
  Exercise: { required: ['id', 'title'], optional: ['minutes'] },
  Flow: { required: ['caption'], optional: [], holds: 'a list' },
  Gap: {
    required: ['id', 'answers'],
    optional: ['why', 'hint'],
    holds: 'nothing',
    inLine: 'anywhere',
  },
  ModelAnswer: { required: [], optional: [] },
  Prompt: { required: ['title'], optional: [] },
  Quiz: { required: ['id', 'kind', 'question'], optional: ['why'] },
  Task: { required: ['title'], optional: ['minutes'] },
}

/** Allowed values of the attribute `kind`, by component. */
const KINDS: Record<string, readonly string[]> = {
  Callout: ['note', 'tip', 'warning'],
  Example: ['good', 'bad'],
  Quiz: QUIZ_KINDS,
}

/** Range of the row that a comparison may mark as best. */
const MAX_ROWS = 4

/**
 * Checks a component of an article or a lesson. Returns one sentence per error, and the
 * string attributes (`kind="tip"` → `kind`, `tip`).
 */
export function readElement(
  element: Element,
  parent: Nodes | undefined,
  isLesson: boolean,
): { faults: string[]; words: Map<string, string> } {
  const components: Record<string, Component> = isLesson ? LESSON_COMPONENTS : AUTHOR_COMPONENTS
  const { type, name, attributes } = element
  const known = name !== null && Object.hasOwn(components, name) ? components[name] : undefined
  if (!known) {
    const fault = `uses <${name ?? ''}> (allowed: ${Object.keys(components).join(', ')})`
    return { faults: [fault], words: new Map() }
  }
  const words = wordsOf(element)
  const { flag } = known
  const allowed = [...known.required, ...(flag ? [flag] : []), ...known.optional]
  const faults: string[] = []
  const isPlaced =
    known.inLine === 'anywhere' ||
    (isLineOfComponents(parent) && (!isLesson || known.inLine === 'alone'))
  if (type === 'mdxJsxTextElement' && !isPlaced) {
    faults.push('is inside a line of text (allowed: its tags on lines of their own)')
  }
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      faults.push(`holds {${attribute.value}} (allowed: ${exampleOf(known)})`)
    } else if (attribute.name === flag) {
      if (attribute.value) faults.push(`gives ${flag} a value (allowed: ${flag} alone)`)
    } else if (!words.has(attribute.name)) {
      const { name: given } = attribute
      faults.push(`needs the value of ${given} in quotes: ${given}="…"`)
    }
  }
  const given = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one.name] : []))
  for (const one of known.required) {
    if (!given.includes(one)) faults.push(`needs the attribute ${one}`)
    else if (words.get(one)?.trim() === '') faults.push(`has an empty ${one} (it needs one)`)
  }
  for (const one of given.filter((attribute) => !allowed.includes(attribute))) {
    faults.push(`has no attribute ${one} (allowed: ${allowed.join(', ') || 'none'})`)
  }
  for (const [attribute, value] of words) faults.push(...valueFaults(element, attribute, value))
  faults.push(...innerFaults(element, known))
  return { faults: faults.map((fault) => `<${name}> ${fault}`), words }
}

function wordsOf({ attributes }: Element): Map<string, string> {
  return new Map(
    attributes.flatMap((one): [string, string][] =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value]]
        : [],
    ),
  )
}

/** Errors in the children of a component. */
function innerFaults({ children }: Element, { holds }: Component): string[] {
  const inner = children.filter((child) => !isComment(child))
  switch (holds) {
    case 'nothing':
      return inner.length > 0
        ? ['contains words that would not be shown (allowed: none between its tags, or />)']
        : []
    case 'a list':
      return listsIn(inner).length > 0
        ? []
        : ['holds no list (allowed: lines of - or of 1. and 2. between its tags)']
    case 'a list of numbers': {
      const lines = listsIn(inner).flatMap((list) => list.children.map((item) => toString(item)))
      const wrong = lines.filter((line) => !readBar(line))
      if (lines.length === 0) return ['holds no list (allowed: lines such as - Answer: 300)']
      return wrong.map(
        (line) => `holds the line "${line}" (allowed: a name and a number, Answer: 300)`,
      )
    }
    case 'a numbered list':
      return inner.some((child) => child.type === 'list' && child.ordered)
        ? []
        : ['holds no numbered list (allowed: lines of 1. and 2. between its tags)']
    case 'a table':
      return tableIn(children)
        ? []
        : ['holds no table (allowed: lines such as | a | b | between its tags)']
    default:
      return inner.length > 0 ? [] : ['holds nothing (allowed: words between its tags)']
  }
}

function isComment(node: Nodes): boolean {
  return (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    node.value.trim().startsWith('/*')
  )
}

function listsIn(children: readonly Nodes[]) {
  return children.filter((child) => child.type === 'list')
}

function tableIn(children: readonly Nodes[]) {
  return children.find((child) => child.type === 'table')
}

function valueFaults({ name, children }: Element, attribute: string, value: string): string[] {
  const kinds = KINDS[name ?? '']
  if (attribute === 'kind' && kinds && !kinds.includes(value)) {
    return [`is of kind "${value}" (allowed: ${kinds.join(', ')})`]
  }
  if (attribute === 'id' && !isSlug(value)) {
    return [`has id "${value}" (allowed: a short name of small Latin letters, digits and hyphens)`]
  }
  if (attribute === 'mark' && !MARKS.some((mark) => mark === value)) {
    return [`has mark "${value}" (allowed: ${MARKS.join(', ')})`]
  }
  if (attribute === 'best') {
    const rows = (tableIn(children)?.children.length ?? MAX_ROWS + 1) - 1
    const most = Math.min(rows, MAX_ROWS)
    if (/^[1-9]$/.test(value) && Number(value) <= most) return []
    return [`has best "${value}" (allowed: the number of a row, 1 to ${most})`]
  }
  if (name === 'VideoCard' && attribute === 'href' && value !== '' && !/^https?:/.test(value)) {
    return [`has href "${value}" (allowed: an address of another site, https://…)`]
  }
  if (attribute === 'minutes' && !/^[1-9]\d*$/.test(value)) {
    return [`has minutes "${value}" (allowed: a whole number, minutes="10")`]
  }
  return []
}

/** Whether a paragraph contains only components, which the compiler unwraps. */
export function isLineOfComponents(node: Nodes | undefined): node is Paragraph {
  return (
    node?.type === 'paragraph' &&
    node.children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  )
}

/** Syntax of an attribute for messages: `kind="…"`. */
function exampleOf({ required, optional }: Component): string {
  return [...required, ...optional].map((name) => `${name}="…"`).join(', ') || 'no attribute'
}
