import type { Nodes, Paragraph } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { z } from 'zod'

import { MARKS, QUIZ_KINDS } from '#src/content/lesson-model.ts'
import type { ArticleComponent } from '#src/content/model.ts'
import { readBar } from '#src/lib/bar.ts'
import { isSlug } from '#src/lib/slug.ts'

import { describeIssue, listFields } from './describe-issue.ts'
import { fieldName } from './problem.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

interface Component {
  attributes: z.ZodObject
  /** Whether the component may be inline: alone on its line, or anywhere. */
  inLine?: 'alone' | 'anywhere'
  /** Required children, if text is not allowed. */
  holds?: 'nothing' | 'a list' | 'a list of numbers' | 'a numbered list' | 'a table'
}

const text = z.string().regex(/\S/, { error: 'must not be empty' })
const optional = z.string().optional()
const id = z.string().refine(isSlug, {
  error: 'must be a short name of small Latin letters, digits and hyphens',
})
const minutes = z
  .string()
  .regex(/^[1-9]\d*$/, { error: 'must be a whole number, minutes="10"' })
  .optional()
const elsewhere = z.string().regex(/^https?:/, {
  error: 'must be an address of another site, https://…',
})
/** An attribute that is written without a value. */
const flag = z
  .unknown()
  .refine((value) => value === null, { error: 'must stand alone, without a value' })
  .optional()

const CALLOUT: Component = {
  attributes: z.strictObject({ kind: z.enum(['note', 'tip', 'warning']), title: optional }),
}

/** Components an author may use in an article, with the attributes each takes. */
const AUTHOR_COMPONENTS: Record<ArticleComponent, Component> = {
  Callout: CALLOUT,
  Comparison: { attributes: z.strictObject({ caption: text, best: optional }), holds: 'a table' },
  Figure: {
    attributes: z.strictObject({ src: text, alt: text, caption: optional }),
    holds: 'nothing',
  },
  Steps: { attributes: z.strictObject({}), holds: 'a numbered list' },
  VideoCard: {
    attributes: z.strictObject({ href: elsewhere, title: text, source: optional }),
    holds: 'nothing',
  },
}

/** Components an author may use in a lesson of the paid course. */
const LESSON_COMPONENTS: Record<string, Component> = {
  Bars: {
    attributes: z.strictObject({ caption: text, unit: optional }),
    holds: 'a list of numbers',
  },
  Builder: { attributes: z.strictObject({}), holds: 'nothing' },
  Callout: CALLOUT,
  Check: { attributes: z.strictObject({ question: text }) },
  Choice: { attributes: z.strictObject({ id, why: optional, correct: flag }), inLine: 'alone' },
  Compare: { attributes: z.strictObject({}), holds: 'a list' },
  Criterion: {
    attributes: z.strictObject({ id, mark: z.enum(MARKS), why: text }),
    inLine: 'alone',
  },
  Example: { attributes: z.strictObject({ kind: z.enum(['good', 'bad']), title: optional }) },
  Exercise: { attributes: z.strictObject({ id, title: text, minutes }) },
  Flow: { attributes: z.strictObject({ caption: text }), holds: 'a list' },
  Gap: {
    attributes: z.strictObject({ id, answers: text, why: optional, hint: optional }),
    holds: 'nothing',
    inLine: 'anywhere',
  },
  ModelAnswer: { attributes: z.strictObject({}) },
  Prompt: { attributes: z.strictObject({ title: text }) },
  Quiz: {
    attributes: z.strictObject({ id, kind: z.enum(QUIZ_KINDS), question: text, why: optional }),
  },
  Task: { attributes: z.strictObject({ title: text, minutes }) },
}

/** Number of rows that a comparison may have, to mark one of them as best. */
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
  const { type, name } = element
  const words = new Map<string, string>()
  const known = name !== null && Object.hasOwn(components, name) ? components[name] : undefined
  if (!known) {
    const fault = `uses <${name ?? ''}> (allowed: ${Object.keys(components).join(', ')})`
    return { faults: [fault], words }
  }
  const faults: string[] = []
  const isPlaced =
    known.inLine === 'anywhere' ||
    (isLineOfComponents(parent) && (!isLesson || known.inLine === 'alone'))
  if (type === 'mdxJsxTextElement' && !isPlaced) {
    faults.push('is inside a line of text (allowed: its tags on lines of their own)')
  }
  const given: Record<string, string | null> = {}
  const unquoted = new Set<string>()
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      faults.push(`holds {${attribute.value}} (allowed: attributes with values in quotes)`)
    } else if (typeof attribute.value === 'string') {
      given[attribute.name] = attribute.value
      words.set(attribute.name, attribute.value)
    } else if (!attribute.value && known.attributes.shape[attribute.name] === flag) {
      given[attribute.name] = null
    } else {
      unquoted.add(attribute.name)
      faults.push(`needs the value of ${attribute.name} in quotes: ${attribute.name}="…"`)
    }
  }
  const { error } = known.attributes.safeParse(given, { reportInput: true, error: listFields })
  for (const { path, message } of error?.issues.flatMap((issue) => describeIssue(issue)) ?? []) {
    const attribute = fieldName(path)
    if (!unquoted.has(attribute)) faults.push(`attribute "${attribute}": ${message}`)
  }
  faults.push(...innerFaults(element, known, words.get('best')))
  return { faults: faults.map((fault) => `<${name}> ${fault}`), words }
}

/** Errors in the children of a component. */
function innerFaults({ children }: Element, { holds }: Component, best?: string): string[] {
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
    case 'a table': {
      const table = children.find((child) => child.type === 'table')
      if (!table) return ['holds no table (allowed: lines such as | a | b | between its tags)']
      const most = Math.min(table.children.length - 1, MAX_ROWS)
      if (best === undefined || (/^[1-9]$/.test(best) && Number(best) <= most)) return []
      return [`attribute "best": is "${best}" (allowed: the number of a row, 1 to ${most})`]
    }
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
