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

export type Element = MdxJsxFlowElement | MdxJsxTextElement

interface Component {
  attributes: z.ZodObject
  /** Whether the component may be inline: only alone on its line, or anywhere. */
  inLine?: 'alone' | 'anywhere'
  /** Required children, if text is not allowed. */
  content?: 'nothing' | 'a list' | 'a list of numbers' | 'a numbered list' | 'a table'
}

const text = z.string().regex(/\S/, { error: 'must not be empty' })
const optional = z.string().optional()
const id = z.string().refine(isSlug, {
  error: 'must consist of lower-case Latin letters, digits and hyphens',
})
const minutes = z
  .string()
  .regex(/^[1-9]\d*$/, { error: 'must be a whole number, minutes="10"' })
  .optional()
const externalUrl = z.string().regex(/^https?:/, {
  error: 'must be the address of another site, https://…',
})
/** An attribute that is written without a value. */
const flag = z
  .unknown()
  .refine((value) => value === null, { error: 'must have no value' })
  .optional()

const CALLOUT: Component = {
  attributes: z.strictObject({ kind: z.enum(['note', 'tip', 'warning']), title: optional }),
}

/** Components an author may use in an article, with the attributes each takes. */
const AUTHOR_COMPONENTS: Record<ArticleComponent, Component> = {
  Callout: CALLOUT,
  Comparison: { attributes: z.strictObject({ caption: text, best: optional }), content: 'a table' },
  Figure: {
    attributes: z.strictObject({ src: text, alt: text, caption: optional }),
    content: 'nothing',
  },
  Steps: { attributes: z.strictObject({}), content: 'a numbered list' },
  VideoCard: {
    attributes: z.strictObject({ href: externalUrl, title: text, source: optional }),
    content: 'nothing',
  },
}

/** Components an author may use in a lesson of the paid course. */
const LESSON_COMPONENTS: Record<string, Component> = {
  Bars: {
    attributes: z.strictObject({ caption: text, unit: optional }),
    content: 'a list of numbers',
  },
  Builder: { attributes: z.strictObject({}), content: 'nothing' },
  Callout: CALLOUT,
  Check: { attributes: z.strictObject({ question: text }) },
  Choice: { attributes: z.strictObject({ id, why: optional, correct: flag }), inLine: 'alone' },
  Compare: { attributes: z.strictObject({}), content: 'a list' },
  Criterion: {
    attributes: z.strictObject({ id, mark: z.enum(MARKS), why: text }),
    inLine: 'alone',
  },
  Example: { attributes: z.strictObject({ kind: z.enum(['good', 'bad']), title: optional }) },
  Exercise: { attributes: z.strictObject({ id, title: text, minutes }) },
  Flow: { attributes: z.strictObject({ caption: text }), content: 'a list' },
  Gap: {
    attributes: z.strictObject({ id, answers: text, why: optional, hint: optional }),
    content: 'nothing',
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

/** Checks a component of an article or a lesson; returns one sentence per error. */
export function checkElement(
  element: Element,
  parent: Nodes | undefined,
  isLesson: boolean,
): string[] {
  const components: Record<string, Component> = isLesson ? LESSON_COMPONENTS : AUTHOR_COMPONENTS
  const { type, name } = element
  const component = name !== null && Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return [`uses <${name ?? ''}> (allowed: ${Object.keys(components).join(', ')})`]
  const faults: string[] = []
  const isPlaced =
    component.inLine === 'anywhere' ||
    (isComponentLine(parent) && (!isLesson || component.inLine === 'alone'))
  if (type === 'mdxJsxTextElement' && !isPlaced) {
    faults.push('is inside a line of text (allowed: its tags on separate lines)')
  }
  const values: Record<string, string | null> = {}
  const unquoted = new Set<string>()
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      faults.push(`contains {${attribute.value}} (allowed: attributes with values in quotes)`)
    } else if (typeof attribute.value === 'string') {
      values[attribute.name] = attribute.value
    } else if (!attribute.value && component.attributes.shape[attribute.name] === flag) {
      values[attribute.name] = null
    } else {
      unquoted.add(attribute.name)
      faults.push(`needs the value of ${attribute.name} in quotes: ${attribute.name}="…"`)
    }
  }
  const { error } = component.attributes.safeParse(values, { reportInput: true, error: listFields })
  for (const { path, message } of error?.issues.flatMap((issue) => describeIssue(issue)) ?? []) {
    const attribute = fieldName(path)
    if (!unquoted.has(attribute)) faults.push(`attribute "${attribute}": ${message}`)
  }
  faults.push(...innerFaults(element, component))
  return faults.map((fault) => `<${name}> ${fault}`)
}

/** Errors in the children of a component. */
function innerFaults(element: Element, { content }: Component): string[] {
  const inner = element.children.filter((child) => !isComment(child))
  const lists = inner.filter((child) => child.type === 'list')
  switch (content) {
    case 'nothing':
      return inner.length > 0
        ? ['contains text that would not be shown (allowed: no text between its tags, or />)']
        : []
    case 'a list':
      return lists.length > 0
        ? []
        : [
            'contains no list (allowed: lines that begin with -, or with 1. and 2., between its tags)',
          ]
    case 'a list of numbers':
      if (lists.length === 0) return ['contains no list (allowed: lines such as - Answer: 300)']
      return lists
        .flatMap((list) => list.children.map((item) => toString(item)))
        .filter((line) => !readBar(line))
        .map((line) => `contains the line "${line}" (allowed: a name and a number, Answer: 300)`)
    case 'a numbered list':
      return lists.some(({ ordered }) => ordered)
        ? []
        : ['contains no numbered list (allowed: lines that begin with 1. and 2., between its tags)']
    case 'a table': {
      const table = inner.find((child) => child.type === 'table')
      if (!table) return ['contains no table (allowed: lines such as | a | b | between its tags)']
      const best = getAttribute(element, 'best')
      const maxBars = Math.min(table.children.length - 1, MAX_ROWS)
      if (best === '' || (/^[1-9]$/.test(best) && Number(best) <= maxBars)) return []
      return [`attribute "best": is "${best}" (allowed: the number of a row, 1 to ${maxBars})`]
    }
    default:
      return inner.length > 0 ? [] : ['is empty (allowed: text between its tags)']
  }
}

function isComment(node: Nodes): boolean {
  return (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    node.value.trim().startsWith('/*')
  )
}

/** Whether a paragraph contains only components, which the compiler unwraps. */
export function isComponentLine(node: Nodes | undefined): node is Paragraph {
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

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Value of a text attribute; empty if the element has none. */
export function getAttribute({ attributes }: Element, name: string): string {
  const attribute = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
