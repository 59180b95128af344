import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { createElement, type ReactNode, useId } from 'react'

import { Callout } from '#src/components/callout.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Checkbox, CheckboxLabel } from '#src/components/ui/checkbox.tsx'
import { CodeBar, CodeBarName, CodeBody, CodeFrame } from '#src/components/ui/code-frame.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { FAQ } from '#src/components/ui/faq.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import type { LessonDocument, LessonNode } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { readBar } from '#src/lib/bar.ts'
import { cn } from '#src/lib/cn.ts'
import { isFilePath } from '#src/lib/link-target.ts'
import { changeWork, courseHomework, NO_WORK, toggleTick } from '#src/storage/course-homework.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { DamagedWork } from './damaged-work.tsx'
import { promptText } from './prompt-text.ts'
import { ExerciseField } from './quiz/exercise-field.tsx'
import { Exercise } from './quiz/exercise.tsx'
import { Gap, Quiz } from './quiz/quiz.tsx'
import { findElements } from './quiz/read-quiz.ts'

/** Larger margin above elements that are not prose. */
const BLOCK = 'mt-[1.6em] [:is(h2,h3,h4)+&]:mt-[2.05em]'

/** Classes of an exercise inside the text. */
const TASK = cn(
  BLOCK,
  'break-inside-avoid border-t-6 border-pen bg-sunk px-[clamp(1.1rem,3vw,1.75rem)] pt-5 pb-6 font-sans text-body/[1.5] hyphens-manual *:not-first:mt-[0.6rem] print:border print:border-t-6 print:border-rule-strong print:border-t-pen print:bg-transparent',
)

/** Classes of a diagram: a rule above, labels in the sans-serif font. */
const FIGURE = 'grid border-t-2 border-ink pt-[0.9rem] font-sans text-small/[1.4]'

/** Data of the surrounding page that the parts of a lesson need. */
interface LessonContext {
  /** Key of the module, under which the student's work is stored. */
  moduleKey: number
  /** Heading level of a part, one below the title of the page or dialog. */
  level: 2 | 3
  /** Element rendered for `<Builder />`. */
  builder: ReactNode
}

interface ElementProps {
  attributes: Record<string, string>
  nodes: readonly LessonNode[]
  context: LessonContext
}

/** Renders a decrypted lesson, followed by the student's notes. */
export function LessonBody({ lesson, ...context }: LessonContext & { lesson: LessonDocument }) {
  return (
    <>
      <DamagedWork />
      <div className="read mx-0">
        <Nodes nodes={lesson.body} context={context} />
        <Notes moduleKey={context.moduleKey} />
      </div>
    </>
  )
}

function Nodes({ nodes, context }: { nodes: readonly LessonNode[]; context: LessonContext }) {
  return nodes.map((node, index) =>
    // Nodes have no ids and never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    typeof node === 'string' ? node : <LessonElement key={index} node={node} context={context} />,
  )
}

function LessonElement({
  node,
  context,
}: {
  node: Exclude<LessonNode, string>
  context: LessonContext
}) {
  const t = useMessages('area')
  const { tag, attributes = {}, children = [] } = node
  const box: ElementProps = { attributes, nodes: children, context }
  const content = <Nodes nodes={children} context={context} />
  const written = {
    moduleKey: context.moduleKey,
    level: context.level + 1,
    className: BLOCK,
    render: (nodes: readonly LessonNode[]) => <Nodes nodes={nodes} context={context} />,
  }
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
        // The name lists the column headers: `Part, Question it answers, Example`.
        <TableBox
          label={findElements(children, ['th']).map(getElementText).filter(Boolean).join(', ')}
        >
          <Table>{content}</Table>
        </TableBox>
      )
    case 'Bars':
      return <BarChart {...box} />
    case 'Builder':
      return (
        <div
          className={cn(BLOCK, 'font-sans text-body/body font-regular hyphens-manual print:hidden')}
        >
          {context.builder}
        </div>
      )
    case 'Callout': {
      const { kind, title } = attributes
      return (
        <Callout
          kind={kind === 'tip' || kind === 'warning' ? kind : 'note'}
          title={title}
          labels={t.callout}
        >
          {content}
        </Callout>
      )
    }
    case 'Check':
      return (
        <div
          data-slot="faq"
          className="border-t border-ink hyphens-manual [--question:clamp(1.25rem,1.15rem+0.4vw,1.5rem)] [[data-slot=faq]+&]:mt-0 [[data-slot=faq]+&]:border-t-0"
        >
          <details className={FAQ.item}>
            <summary className={FAQ.question}>
              <span className="sr-only">{t.area.selfCheck}: </span>
              {attributes.question}
            </summary>
            <div
              className={cn(
                FAQ.answer,
                'pr-4 font-sans text-body/[1.5] font-regular *:not-first:mt-[0.7em]',
              )}
            >
              {content}
            </div>
          </details>
        </div>
      )
    case 'mark':
      // Placeholder in a prompt.
      return (
        <mark className="border-b-2 border-dashed border-current bg-transparent text-marker print:text-inherit">
          [{content}]
        </mark>
      )
    case 'Example':
      return <Example {...box} />
    case 'Exercise':
      return <Exercise {...box} {...written} />
    case 'Flow':
      return <FlowDiagram {...box} />
    case 'Gap':
      return <Gap id={attributes.id ?? ''} />
    case 'Prompt':
      return <Prompt {...box} />
    case 'Quiz':
      return <Quiz element={node} {...written} />
    case 'Task':
      return <Task {...box} />
    case 'Tick':
      return <TaskCheckbox {...box} />
    default:
      // The build allows only elements that Markdown produces.
      return createElement(tag, attributes, content)
  }
}

function LessonLink({ attributes, nodes, context }: ElementProps) {
  const { opensInNewTab } = useMessages()
  const { href = '' } = attributes
  const content = <Nodes nodes={nodes} context={context} />
  // A file opens in a new tab, because it would replace the lesson.
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

function Code({ nodes }: ElementProps) {
  const t = useMessages()
  return (
    <CodeFrame>
      <CodeBar>
        <CodeBarName>{t.code.label}</CodeBarName>
        <CopyButton text={() => getText(nodes)} label={t.code.copy} copiedLabel={t.code.copied} />
      </CodeBar>
      <CodeBody label={t.code.label}>{getText(nodes)}</CodeBody>
    </CodeFrame>
  )
}

function Prompt({ attributes, nodes, context }: ElementProps) {
  const id = useId()
  const { title } = attributes
  const t = useMessages()
  return (
    <figure
      className={cn(
        BLOCK,
        'break-inside-avoid bg-code hyphens-none text-ink scheme-dark outline-1 -outline-offset-1 outline-rule print:border print:border-[#999] print:bg-transparent print:scheme-light forced-colors:scheme-light-dark',
        // Same layout as a code block, but in the serif font.
        '[&>p]:px-5 [&>p]:pt-[1.1rem] [&>p]:pb-[1.4rem] [&>p]:font-serif [&>p]:text-[1.1875rem]/[1.5] [&>p]:font-regular [&>p+p]:pt-0 [&>p:not(:last-child)]:pb-[0.6rem]',
      )}
      aria-labelledby={id}
    >
      <CodeBar className="font-sans">
        <CodeBarName id={id} className="text-ink">
          {title}
        </CodeBarName>{' '}
        <CopyButton
          text={() => promptText(nodes)}
          label={t.code.copy}
          of={title}
          copiedLabel={t.code.copied}
        />
      </CodeBar>
      <Nodes nodes={nodes} context={context} />
    </figure>
  )
}

function Task({ attributes, nodes, context }: ElementProps) {
  const id = useId()
  const { title, minutes } = attributes
  const { moduleKey, level } = context
  const t = useMessages('area')
  const ticks = findElements(nodes, ['Tick']).map(({ attributes = {} }) => attributes.id ?? '')
  const { ticked } = usePersistentStore(courseHomework)[moduleKey] ?? NO_WORK
  const doneCount = ticks.filter((tick) => ticked.includes(tick)).length
  return (
    <section className={TASK} aria-labelledby={id}>
      {createElement(`h${level + 1}`, { id, className: 'mt-0 text-h4/[1.25]' }, title)}
      <p className="flex flex-wrap gap-x-5 meta tabular-nums">
        {minutes && <span>{t.area.exerciseMinutes(Number(minutes))}</span>}
        {ticks.length > 0 && (
          <span className="print:hidden">{t.area.ticked(doneCount, ticks.length)}</span>
        )}
      </p>
      <Nodes nodes={nodes} context={context} />
    </section>
  )
}

function TaskCheckbox({ attributes, nodes, context }: ElementProps) {
  const { moduleKey } = context
  const { id = '' } = attributes
  const homework = usePersistentStore(courseHomework)
  const isTicked = homework[moduleKey]?.ticked.includes(id) ?? false
  return (
    <li className="border-t border-rule p-0 before:hidden">
      <CheckboxLabel className="items-start gap-4 py-3">
        <Checkbox
          checked={isTicked}
          onChange={() => courseHomework.update((work) => toggleTick(work, moduleKey, id))}
        />
        <span>
          <Nodes nodes={unwrap(nodes)} context={context} />
        </span>
      </CheckboxLabel>
    </li>
  )
}

function Example({ attributes, nodes, context }: ElementProps) {
  const { area } = useMessages('area')
  const isGood = attributes.kind === 'good'
  return (
    <div
      className={cn(
        'break-inside-avoid pt-[0.9rem] [&>p+p]:mt-[0.5em] [&>ul]:mt-[0.5em]',
        isGood ? 'border-t-6 border-ok' : 'border-t-2 border-err',
      )}
    >
      <p
        className={cn(
          'flex items-center gap-2 font-sans text-small/[1.4] font-semi',
          isGood ? 'text-ok' : 'text-err',
        )}
      >
        <Icon icon={isGood ? Check : X} size="sm" />
        {isGood ? area.good : area.bad}
        {attributes.title && `: ${attributes.title}`}
      </p>
      <Nodes nodes={nodes} context={context} />
    </div>
  )
}

/** Maximum number of dashes of a scale, so that they can be counted. */
const MAX_SCALE_DASHES = 12

/** Bar chart of a list of `label: number` lines on one scale. */
function BarChart({ attributes, nodes }: ElementProps) {
  const rows = findElements(nodes, ['li']).flatMap((item) => readBar(getElementText(item)) ?? [])
  const maxValue = Math.max(...rows.map(({ value }) => value))
  return (
    <figure>
      <dl className={cn(FIGURE, 'gap-[0.9rem] font-regular')}>
        {rows.map(({ label, shown, value }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-[0.3rem]">
            <dt>{label}</dt>
            <dd className="font-semi tabular-nums">
              {shown} {attributes.unit}
            </dd>
            <Dashes
              className="col-span-full"
              of={MAX_SCALE_DASHES}
              value={Math.max(1, (value / maxValue) * MAX_SCALE_DASHES)}
              size="fine"
            />
          </div>
        ))}
      </dl>
      <figcaption>{attributes.caption}</figcaption>
    </figure>
  )
}

/** Renders a list as the steps of a process. */
function FlowDiagram({ attributes, nodes, context }: ElementProps) {
  return (
    <figure className="break-inside-avoid">
      <ol
        className={cn(
          FIGURE,
          'gap-x-5 gap-y-3 font-firm sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
        )}
      >
        {findElements(nodes, ['li']).map((item) => (
          <li
            key={getElementText(item)}
            className="m-0 p-0 pl-6 before:top-0 before:text-[1.25rem]/[1.1] before:font-bold before:content-[counter(n)]"
          >
            <Nodes nodes={unwrap(item.children ?? [])} context={context} />
          </li>
        ))}
      </ol>
      <figcaption>{attributes.caption}</figcaption>
    </figure>
  )
}

function Notes({ moduleKey }: { moduleKey: number }) {
  const t = useMessages('area')

  const { notes } = usePersistentStore(courseHomework)[moduleKey] ?? NO_WORK
  return (
    <div className={TASK}>
      <ExerciseField
        label={t.area.notes}
        help={t.area.notesHelp}
        notSaved={t.area.notesNotSaved}
        value={notes}
        onChange={(value) =>
          courseHomework.update((work) => changeWork(work, moduleKey, { notes: value }))
        }
      />
    </div>
  )
}

/** Removes the paragraph around the text of a line. */
function unwrap(nodes: readonly LessonNode[]): readonly LessonNode[] {
  const [firstNode, ...otherNodes] = nodes
  if (otherNodes.length > 0 || firstNode === undefined || typeof firstNode === 'string')
    return nodes
  return firstNode.tag === 'p' ? (firstNode.children ?? []) : nodes
}

function getText(nodes: readonly LessonNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getElementText(node))).join('')
}

function getElementText({ children = [] }: Exclude<LessonNode, string>): string {
  return getText(children)
}
