import Check from 'lucide-react/icons/check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import X from 'lucide-react/icons/x'
import { createElement, type ReactNode, useId } from 'react'

import { Callout } from '#src/components/callout.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Checkbox, CheckboxLabel } from '#src/components/ui/checkbox.tsx'
import { CodeBar, CodeBody, CodeFrame } from '#src/components/ui/code-frame.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import type { LessonDocument, LessonNode } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { readBar } from '#src/lib/bar.ts'
import { isFilePath } from '#src/lib/link-target.ts'
import { changeWork, courseHomework, NO_WORK, toggleTick } from '#src/storage/course-homework.ts'
import { useCell, useIsKept } from '#src/storage/use-cell.ts'

import { promptText } from './prompt-text.ts'

/** What the parts of a lesson need from the page they stand on. */
interface LessonContext {
  index: number
  /** Level of a part's heading, which follows the page's or the dialog's title. */
  level: 2 | 3
  /** Stands where the lesson says `<Builder />`. */
  builder: ReactNode
}

interface Box {
  attributes: Record<string, string>
  nodes: readonly LessonNode[]
  context: LessonContext
}

/** A decrypted lesson as elements, with its notes at the end. */
export function LessonBody({ lesson, ...context }: LessonContext & { lesson: LessonDocument }) {
  return (
    <div className="read">
      <Nodes nodes={lesson.body} context={context} />
      <Notes index={context.index} />
    </div>
  )
}

function Nodes({ nodes, context }: { nodes: readonly LessonNode[]; context: LessonContext }) {
  return nodes.map((node, at) =>
    // A lesson never changes its order, and its nodes have no names.
    // oxlint-disable-next-line react/no-array-index-key
    typeof node === 'string' ? node : <Part key={at} node={node} context={context} />,
  )
}

function Part({ node, context }: { node: Exclude<LessonNode, string>; context: LessonContext }) {
  const t = useMessages('area')
  const { tag, attributes = {}, children = [] } = node
  const box: Box = { attributes, nodes: children, context }
  const content = <Nodes nodes={children} context={context} />
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const level = Math.min(6, Number(tag[1]) - 2 + context.level)
      const part = attributes.part && {
        id: `part-${attributes.part}`,
        'data-part': attributes.part,
      }
      return createElement(`h${level}`, { ...part }, content)
    }
    case 'a':
      return <LessonLink {...box} />
    case 'br':
    case 'hr':
      return createElement(tag)
    case 'pre':
      return <Code {...box} />
    case 'table':
      return (
        <TableBox label={headerOf(children)}>
          <Table className="num">{content}</Table>
        </TableBox>
      )
    case 'ul':
      return (
        <ul className={children.some((child) => isTag(child, 'Tick')) ? 'ticks-l' : undefined}>
          {content}
        </ul>
      )
    case 'Bars':
      return <Bars {...box} />
    case 'Builder':
      return context.builder
    case 'Callout': {
      const { kind, title } = attributes
      return (
        <Callout
          kind={kind === 'tip' || kind === 'warning' ? kind : 'note'}
          title={title}
          words={t.callout}
        >
          {content}
        </Callout>
      )
    }
    case 'Check':
      return (
        <div className="faq">
          <details>
            <summary>
              <span className="sr-only">{t.area.selfCheck}: </span>
              {attributes.question}
            </summary>
            <div className="ans">{content}</div>
          </details>
        </div>
      )
    case 'Example':
      return <Example {...box} />
    case 'Flow':
      return <Flow {...box} />
    case 'Prompt':
      return <Prompt {...box} />
    case 'Task':
      return <Task {...box} />
    case 'Tick':
      return <Tick {...box} />
    default:
      // The build lets only the elements of Markdown through.
      return createElement(tag, attributes, content)
  }
}

function LessonLink({ attributes, nodes, context }: Box) {
  const { opensInNewTab } = useMessages()
  const { href = '' } = attributes
  const content = <Nodes nodes={nodes} context={context} />
  // A file would take the place of the lesson.
  const isFile = href.startsWith('/') && isFilePath(href)
  if (!isFile && !/^https?:/.test(href)) return <SiteLink href={href}>{content}</SiteLink>
  return (
    <NewTabLink
      href={isFile ? import.meta.env.BASE_URL + href.slice(1) : href}
      newTabLabel={opensInNewTab}
    >
      {content}
    </NewTabLink>
  )
}

function Code({ nodes }: Box) {
  const t = useMessages()
  return (
    <CodeFrame>
      <CodeBar>
        <span>{t.code.label}</span>
        <CopyButton text={() => textOf(nodes)} label={t.code.copy} copiedLabel={t.code.copied} />
      </CodeBar>
      <CodeBody label={t.code.label}>{textOf(nodes)}</CodeBody>
    </CodeFrame>
  )
}

function Prompt({ attributes, nodes, context }: Box) {
  const id = useId()
  const { title } = attributes
  const t = useMessages()
  return (
    <figure className="prompt" aria-labelledby={id}>
      <figcaption className="code-h">
        <span id={id}>{title}</span>{' '}
        <CopyButton
          text={() => promptText(nodes)}
          label={t.code.copy}
          of={title}
          copiedLabel={t.code.copied}
        />
      </figcaption>
      <Nodes nodes={nodes} context={context} />
    </figure>
  )
}

function Task({ attributes, nodes, context }: Box) {
  const id = useId()
  const { title, minutes } = attributes
  const { index, level } = context
  const t = useMessages('area')
  const ticks = ticksIn(nodes)
  const { ticked } = useCell(courseHomework)[index] ?? NO_WORK
  const done = ticks.filter((tick) => ticked.includes(tick)).length
  return (
    <section className="task" aria-labelledby={id}>
      {createElement(`h${level + 1}`, { id }, title)}
      <p className="meta num task-m">
        {minutes && <span>{t.area.exerciseMinutes(Number(minutes))}</span>}
        {ticks.length > 0 && <span>{t.area.ticked(done, ticks.length)}</span>}
      </p>
      <Nodes nodes={nodes} context={context} />
    </section>
  )
}

/** Names of the tick boxes among some nodes. */
function ticksIn(nodes: readonly LessonNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'Tick' ? [node.attributes?.id ?? ''] : ticksIn(node.children ?? [])
  })
}

function Tick({ attributes, nodes, context }: Box) {
  const { index } = context
  const { id = '' } = attributes
  const homework = useCell(courseHomework)
  const isTicked = homework[index]?.ticked.includes(id) ?? false
  return (
    <li>
      <CheckboxLabel>
        <Checkbox
          checked={isTicked}
          onChange={() => courseHomework.update((work) => toggleTick(work, index, id))}
        />
        <span>
          <Nodes nodes={unwrap(nodes)} context={context} />
        </span>
      </CheckboxLabel>
    </li>
  )
}

function Example({ attributes, nodes, context }: Box) {
  const { area } = useMessages('area')
  const isGood = attributes.kind === 'good'
  return (
    <div className={isGood ? 'example' : 'example bad'}>
      <p className="example-t">
        <Icon icon={isGood ? Check : X} size="sm" />
        {isGood ? area.good : area.bad}
        {attributes.title && `: ${attributes.title}`}
      </p>
      <Nodes nodes={nodes} context={context} />
    </div>
  )
}

/** Dashes of a scale: as many as can be counted. */
const SCALE = 12

/** A list of `label: number` lines, drawn to one scale. */
function Bars({ attributes, nodes }: Box) {
  const rows = itemsOf(nodes).flatMap((item) => readBar(textOf(item)) ?? [])
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <figure className="lesson-bars">
      <dl>
        {rows.map(({ label, shown, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {shown} {attributes.unit}
            </dd>
            <Dashes of={SCALE} value={Math.max(1, (value / most) * SCALE)} size="fine" />
          </div>
        ))}
      </dl>
      <figcaption>{attributes.caption}</figcaption>
    </figure>
  )
}

/** A list as the steps of a process. */
function Flow({ attributes, nodes, context }: Box) {
  return (
    <figure className="flow">
      <ol className="flow-l">
        {itemsOf(nodes).map((item) => (
          <li key={textOf(item)}>
            <Nodes nodes={unwrap(item)} context={context} />
          </li>
        ))}
      </ol>
      <figcaption>{attributes.caption}</figcaption>
    </figure>
  )
}

function Notes({ index }: { index: number }) {
  const t = useMessages('area')

  const { notes } = useCell(courseHomework)[index] ?? NO_WORK
  const isKept = useIsKept(courseHomework)
  return (
    <div className="task">
      <Field
        label={t.area.notes}
        help={
          isKept ? (
            t.area.notesHelp
          ) : (
            <span className="msg">
              <Icon icon={OctagonAlert} />
              <span>{t.area.notesNotKept}</span>
            </span>
          )
        }
      >
        <Textarea
          rows={5}
          className="print:hidden"
          value={notes}
          onChange={(event) => {
            const { value } = event.target
            courseHomework.update((work) => changeWork(work, index, { notes: value }))
          }}
        />
      </Field>
      {/* A field is as high on paper as on the screen. */}
      <p className="hidden wrap-anywhere whitespace-pre-wrap print:block" aria-hidden="true">
        {notes}
      </p>
    </div>
  )
}

function isTag(node: LessonNode, tag: string): boolean {
  return typeof node !== 'string' && node.tag === tag
}

/** A table's name, made of its columns: `Part, Question it answers, Example`. */
function headerOf(nodes: readonly LessonNode[]): string {
  return nodes
    .flatMap((node) => {
      if (typeof node === 'string') return []
      return node.tag === 'th' ? [textOf(node.children ?? [])] : [headerOf(node.children ?? [])]
    })
    .filter(Boolean)
    .join(', ')
}

/** The contents of each line of the lists among some nodes. */
function itemsOf(nodes: readonly LessonNode[]): (readonly LessonNode[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.tag === 'li') return [node.children ?? []]
    return itemsOf(node.children ?? [])
  })
}

/** A line's words without the paragraph around them. */
function unwrap(nodes: readonly LessonNode[]): readonly LessonNode[] {
  const [only, ...others] = nodes
  if (others.length > 0 || only === undefined || typeof only === 'string') return nodes
  return only.tag === 'p' ? (only.children ?? []) : nodes
}

function textOf(nodes: readonly LessonNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.children ?? [])))
    .join('')
}
