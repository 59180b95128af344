import { createElement, type ReactNode, useId } from 'react'

import type { LessonNode } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { courseHomework, findAnswer, storeAnswer } from '#src/storage/course-homework.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { ExerciseField } from './exercise-field.tsx'
import { findElements } from './read-quiz.ts'

/** Writing exercise with a model answer and a checklist, both collapsible. */
export function Exercise(props: {
  attributes: Record<string, string>
  nodes: readonly LessonNode[]
  moduleKey: number
  level: number
  className: string
  render: (nodes: readonly LessonNode[]) => ReactNode
}) {
  const { attributes, nodes, moduleKey, level, className, render } = props
  const { id = '', title, minutes } = attributes
  const t = useMessages('area').area
  const titleId = useId()
  const text = findAnswer(usePersistentStore(courseHomework), 'written', id) ?? ''
  const partOf = (tag: string) =>
    findElements(nodes, [tag]).flatMap(({ children = [] }) => children)
  const task = nodes.filter(
    (node) => typeof node === 'string' || !['Compare', 'ModelAnswer'].includes(node.tag),
  )
  return (
    <section
      data-slot="exercise"
      aria-labelledby={titleId}
      className={cn(
        className,
        'border-t-2 border-ink font-sans text-body leading-normal hyphens-manual',
      )}
    >
      <p className="pt-4 text-meta text-ink-3">
        {t.exercise.label}
        {minutes && `, ${t.exerciseMinutes(Number(minutes))}`}
      </p>
      {createElement(`h${level}`, { id: titleId, className: 'mt-1' }, title)}
      <div className="mt-3 mb-4 grid gap-3">{render(task)}</div>
      <ExerciseField
        label={t.exercise.answer}
        help={t.exercise.help}
        notSaved={t.notesNotSaved}
        value={text}
        onChange={(value) =>
          courseHomework.update((homework) =>
            storeAnswer(homework, moduleKey, 'written', id, value === '' ? undefined : value),
          )
        }
      />
      <details className="mt-4 border-t border-b border-rule">
        <DetailsSummary>{t.exercise.show}</DetailsSummary>
        <div className="grid gap-3 pb-5">
          <div className="relative grid gap-3 pl-9 font-serif text-read leading-normal before:absolute before:top-3 before:left-0 before:h-1 before:w-6 before:bg-pen">
            {render(partOf('ModelAnswer'))}
          </div>
          <p className="mt-2 font-semi">{t.exercise.compare}</p>
          {render(partOf('Compare'))}
        </div>
      </details>
    </section>
  )
}

/** Summary of a details element with a plus or minus sign. */
export function DetailsSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-small font-semi text-pen [&::-webkit-details-marker]:hidden">
      {children}
      <span
        aria-hidden="true"
        className="relative size-4 flex-none before:absolute before:inset-x-0 before:top-[0.4375rem] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[0.4375rem] after:w-0.5 after:bg-current in-open:after:hidden"
      />
    </summary>
  )
}
