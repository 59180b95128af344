import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import { type Heading, headingsOf } from '#src/lib/headings.ts'

import { isAsset } from './check-picture.ts'
import { pictureFile } from './picture-file.ts'

interface Component {
  required: string[]
  optional: string[]
}

/** Components an author may use in an article, with the attributes each takes. */
const AUTHOR_COMPONENTS: Record<string, Component> = {
  Callout: { required: ['kind'], optional: ['title'] },
  Comparison: { required: ['caption'], optional: ['best'] },
  Figure: { required: ['src', 'alt'], optional: ['caption'] },
  Steps: { required: [], optional: [] },
  VideoCard: { required: ['href', 'title'], optional: ['source'] },
}

/** Components an author may use in a lesson of the paid course. */
const LESSON_COMPONENTS: typeof AUTHOR_COMPONENTS = {
  Bars: { required: ['caption'], optional: ['unit'] },
  Builder: { required: [], optional: [] },
  Callout: { required: ['kind'], optional: ['title'] },
  Check: { required: ['question'], optional: [] },
  Example: { required: ['kind'], optional: ['title'] },
  Flow: { required: ['caption'], optional: [] },
  Prompt: { required: ['title'], optional: [] },
  Task: { required: ['title'], optional: ['minutes'] },
}

const EXAMPLE_KINDS = ['good', 'bad']

const CALLOUT_KINDS = ['note', 'tip', 'warning']

/** What the checks and the lists need to know of an article's body, without its tree. */
export interface ArticleFacts {
  /** Mistakes that the body shows by itself. */
  problems: { field: string; message: string }[]
  /** Pictures that have to stand beside it. */
  images: { field: string; source: string }[]
  links: { field: string; target: string }[]
  headings: Heading[]
}

/** Reads a body once: known components, headings in order, no code of its own, what it refers to. */
export function readArticle(tree: Root, isLesson: boolean): ArticleFacts {
  const problems: ArticleFacts['problems'] = []
  const images: ArticleFacts['images'] = []
  const links: ArticleFacts['links'] = []
  let depth = 1
  visit(tree, (node, _index, parent) => {
    const field = `line ${node.position?.start.line ?? '?'}`
    const fail = (message: string) => problems.push({ field, message })
    const checkImage = (address: string) => {
      if (/^https?:\/\//.test(address)) return
      const source = pictureFile(address)
      if (!BESIDE.test(source) || !isAsset(source)) {
        fail(`shows "${source}" (allowed: a file beside the article, ./picture.png, or https://)`)
      } else images.push({ source, field })
    }
    const lost = isLesson ? lostInLesson(node) : undefined
    if (lost) fail(lost)
    switch (node.type) {
      case 'link':
      case 'definition':
        links.push({ field, target: node.url })
        break
      case 'mdxjsEsm':
        fail('imports or exports code (articles hold words and the known components)')
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value)) {
          fail(`holds the expression {${node.value}} (write \\{ for a brace)`)
        }
        break
      case 'heading':
        if (node.depth === 1) fail('is a first-level heading (the title is the only one; use ##)')
        else if (node.depth > depth + 1)
          fail(`skips a heading level (allowed: at most level ${depth + 1})`)
        depth = node.depth
        break
      case 'imageReference':
        if (!isLesson) fail(`shows a picture by reference (write ${AN_IMAGE})`)
        break
      case 'image':
        if (isLesson) break
        if (parent?.type !== 'paragraph') {
          fail(`shows "${node.url}" inside ${nameOf(parent)} (allowed: on a line of its own)`)
        }
        if (!node.alt) fail(`shows "${node.url}" without a text alternative`)
        checkImage(node.url)
        break
      case 'text':
        for (const [marker] of node.value.matchAll(/\[image:[^\]]+\]/g)) {
          fail(`holds ${marker} (allowed: [image:./picture.png] or [image:https://…])`)
        }
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node)
        break
      default:
        // The other nodes hold nothing to check.
        break
    }

    function checkElement({ type, name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): void {
      const components = isLesson ? LESSON_COMPONENTS : AUTHOR_COMPONENTS
      const known = components[name ?? '']
      if (!known) {
        fail(`uses <${name ?? ''}> (allowed: ${Object.keys(components).join(', ')})`)
        return
      }
      if (type === 'mdxJsxTextElement' && (isLesson || !isLineOfComponents(parent))) {
        fail(`<${name}> stands among words (allowed: its tags on lines of their own)`)
      }
      const given = new Map<string, string>()
      for (const attribute of attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          fail(`<${name}> holds {${attribute.value}} (allowed: ${exampleOf(known)})`)
        } else if (typeof attribute.value !== 'string') {
          fail(`<${name}> needs the value of ${attribute.name} in quotes: ${attribute.name}="…"`)
          given.set(attribute.name, '…')
        } else {
          given.set(attribute.name, attribute.value)
          checkValue(attribute.name, attribute.value)
        }
      }
      const { required, optional } = known
      for (const one of required.filter((attribute) => !given.get(attribute)?.trim())) {
        fail(
          given.has(one)
            ? `<${name}> has an empty ${one} (it needs one)`
            : `<${name}> needs the attribute ${one}`,
        )
      }
      const allowed = [...required, ...optional]
      for (const one of [...given.keys()].filter((attribute) => !allowed.includes(attribute))) {
        fail(`<${name}> has no attribute ${one} (allowed: ${allowed.join(', ') || 'none'})`)
      }

      function checkValue(attribute: string, value: string): void {
        if (attribute === 'src' && value) checkImage(value)
        if (attribute === 'href' && value) links.push({ field, target: value })
        const kinds = name === 'Example' ? EXAMPLE_KINDS : CALLOUT_KINDS
        if (attribute === 'kind' && !kinds.includes(value)) {
          fail(`<${name}> is of kind "${value}" (allowed: ${kinds.join(', ')})`)
        }
        if (attribute === 'best' && !/^[1-4]$/.test(value)) {
          fail(`<${name}> has best "${value}" (allowed: the number of a row, 1 to 4)`)
        }
        if (attribute === 'minutes' && !/^[1-9]\d*$/.test(value)) {
          fail(`<${name}> has minutes "${value}" (allowed: a whole number, minutes="10")`)
        }
      }
    }
  })
  return { problems, images, links, headings: headingsOf(tree) }
}

/** A file beside an article: what lies elsewhere does not come along when the article is compiled. */
const BESIDE = /^\.\/[^/\\]+$/

const AN_IMAGE = '![what it shows](./picture.png)'

/** What of an article's Markdown a lesson has no place for; compiled, it would be gone. */
function lostInLesson(node: Nodes): string | undefined {
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return 'shows a picture (lessons hold none: say it in words, a table, <Flow> or <Bars>)'
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'holds a footnote (lessons have none: put it into brackets or into a <Callout>)'
    case 'heading':
      return node.depth > 4
        ? 'is a heading of the fifth level or below (allowed: ## to ####)'
        : undefined
    case 'code':
      return node.meta
        ? `has "${node.meta}" behind \`\`\` (lessons show the code alone)`
        : undefined
    case 'link':
    case 'definition':
      return node.title
        ? `gives a link the title "${node.title}" (allowed: words and address)`
        : undefined
    case 'table':
      return node.align?.some(Boolean)
        ? 'aligns a column of a table by colons (allowed: | --- | --- |)'
        : undefined
    default:
      return undefined
  }
}

/** Whether a paragraph is nothing but components, which the compiler takes out of it. */
function isLineOfComponents(parent: Nodes | undefined): boolean {
  return (
    parent?.type === 'paragraph' &&
    parent.children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  )
}

const PLACES: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  link: 'a link',
  linkReference: 'a link',
  tableCell: 'a table',
  emphasis: 'emphasis',
  strong: 'bold words',
  delete: 'struck words',
}

function nameOf(parent: Nodes | undefined): string {
  if (parent && 'name' in parent) return `a line of <${parent.name}>`
  return PLACES[parent?.type ?? 'root'] ?? 'other words'
}

/** How a component is written: `kind="…"`. */
function exampleOf({ required, optional }: Component): string {
  return [...required, ...optional].map((name) => `${name}="…"`).join(', ') || 'no attribute'
}
