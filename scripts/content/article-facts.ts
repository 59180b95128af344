import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

import { type Heading, headingsOf } from '#src/lib/headings.ts'

/** Components an author may use in an article, with the attributes each takes. */
const AUTHOR_COMPONENTS: Record<string, { required: string[]; optional: string[] }> = {
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
  const components = isLesson ? LESSON_COMPONENTS : AUTHOR_COMPONENTS
  let depth = 1
  visit(tree, (node) => {
    const field = `line ${node.position?.start.line ?? '?'}`
    const fail = (message: string) => problems.push({ field, message })
    const checkImage = (source: string) => {
      if (/^https?:\/\//.test(source)) return
      if (!source.startsWith('./')) {
        fail(`shows "${source}" (allowed: a file beside the article, ./picture.png, or https://)`)
      } else images.push({ source, field })
    }
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
      case 'image':
        if (!node.alt) fail(`shows "${node.url}" without a text alternative`)
        checkImage(node.url)
        break
      case 'text':
        for (const [, source = ''] of node.value.matchAll(/\[image:([^\]]+)\]/g)) checkImage(source)
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue
          if (typeof attribute.value === 'string') links.push({ field, target: attribute.value })
        }
        const known = components[node.name ?? '']
        if (!known) {
          fail(`uses <${node.name ?? ''}> (allowed: ${Object.keys(components).join(', ')})`)
          break
        }
        const given = node.attributes.flatMap((one) => ('name' in one ? [String(one.name)] : []))
        const { required, optional } = known
        for (const name of required.filter((one) => !given.includes(one))) {
          fail(`<${node.name}> needs the attribute ${name}`)
        }
        for (const name of given.filter((one) => ![...required, ...optional].includes(one))) {
          fail(
            `<${node.name}> has no attribute ${name} (allowed: ${[...required, ...optional].join(', ')})`,
          )
        }
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
          if (attribute.name === 'src') checkImage(attribute.value)
          const kinds = node.name === 'Example' ? EXAMPLE_KINDS : CALLOUT_KINDS
          if (attribute.name === 'kind' && !kinds.includes(attribute.value)) {
            fail(`<${node.name}> is of kind "${attribute.value}" (allowed: ${kinds.join(', ')})`)
          }
        }
        break
      }
      default:
        // The other nodes hold nothing to check.
        break
    }
  })
  return { problems, images, links, headings: headingsOf(tree) }
}
