import Check from 'lucide-react/icons/check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Input } from '#src/components/ui/input.tsx'
import type { Page } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import {
  promptDraft,
  addPrompt,
  EMPTY_PROMPT,
  isEmptyPrompt,
  isSamePrompt,
  PROMPT_FIELDS,
  type PromptDraft,
  promptKey,
  restorePrompt,
  savedPrompts,
} from '#src/storage/saved-prompts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { assemblePrompt, joinSentences, type PromptScore, scorePrompt } from './score-prompt.ts'

const TEXT_BUTTON =
  'min-h-7 text-pen underline decoration-pen-line underline-offset-[0.25em] hover:decoration-current'

/** Classes of a line of meta text and text buttons below the builder. */
const LINE = 'flex items-baseline gap-x-5 gap-y-2 font-sans text-small/body'

const PANEL = 'p-[clamp(1.25rem,3vw,2.5rem)]'

const NO_SCORE: PromptScore = { percent: 0, feedback: '', isComplete: false }

/** Result of the last action, shown until the prompt changes. */
interface Note {
  /** Where the action was triggered: in the form, or in the lists below. */
  at: 'form' | 'lists'
  text: string
  /** Prompt in the form after the action. */
  draft: PromptDraft
  undo?: () => void
}

/** Form with five fields of a prompt, its score, and the saved prompts. */
export function PromptBuilder(props: { examples: Page<'dashboard'>['builder']['examples'] }) {
  const { examples } = props
  const t = useMessages('area')

  const labels = t.area.builder
  const id = useId()
  const draft = usePersistentStore(promptDraft)
  const history = usePersistentStore(savedPrompts)
  const [checked, setChecked] = useState<{
    draft: PromptDraft
    score: PromptScore
    count: number
  }>()
  const [note, setNote] = useState<Note>()
  const sentences = assemblePrompt(draft, labels)
  const text = joinSentences(sentences)
  // The score is from the last check, so it does not change while the prompt is edited.
  const { score } = checked ?? { score: NO_SCORE }
  const isOld = checked !== undefined && checked.draft !== draft
  const isFull = score.isComplete && !isOld

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked((before) => ({
      draft,
      score: scorePrompt(draft, labels),
      count: (before?.count ?? 0) + 1,
    }))
  }
  const save = () => {
    const { ok } = savedPrompts.update((prompts) => addPrompt(prompts, draft))
    setNote(ok ? { at: 'form', text: labels.saved, draft } : undefined)
  }
  /** Puts another prompt into the form and offers to undo. */
  const replace = (next: PromptDraft, place: Note['at'], done: string) => {
    if (isSamePrompt(next, draft)) return setNote({ at: place, text: labels.alreadyLoaded, draft })
    promptDraft.set(next)
    setChecked(undefined)
    setNote(
      isEmptyPrompt(draft)
        ? undefined
        : { at: place, text: done, draft: next, undo: () => promptDraft.set(draft) },
    )
  }
  const load = ({ role, task, context, format, tone }: PromptDraft) =>
    replace({ role, task, context, format, tone }, 'lists', labels.replaced)
  const remove = (prompt: PromptDraft, title: string) => {
    const index = history.indexOf(prompt)
    savedPrompts.update((prompts) => prompts.filter((saved) => !isSamePrompt(saved, prompt)))
    setNote({
      at: 'lists',
      text: labels.removed(title),
      draft,
      undo: () => savedPrompts.update((prompts) => restorePrompt(prompts, prompt, index)),
    })
  }
  const undo = (done: Note) => {
    done.undo?.()
    setNote({ at: done.at, text: labels.restored, draft: promptDraft.get() })
  }
  const actionMessage = (place: Note['at'], className?: string) => (
    <ActionMessage
      className={className}
      note={note?.at === place && note.draft === draft ? note : undefined}
      onUndo={undo}
      undoLabel={labels.undo}
    />
  )

  return (
    <div className="@container grid print:hidden">
      <div className="grid @min-[56rem]:grid-cols-2">
        <form className={cn('grid gap-[1.1rem] bg-surface', PANEL)} onSubmit={check} noValidate>
          {PROMPT_FIELDS.map((field) => (
            <Field key={field} id={`${id}-${field}`} label={labels.fields[field]}>
              <Input
                value={draft[field]}
                placeholder={labels.placeholders[field]}
                autoComplete="off"
                onChange={(event) => {
                  const { value } = event.target
                  promptDraft.update((before) => ({ ...before, [field]: value }))
                }}
              />
            </Field>
          ))}
          <ButtonRow className="mt-2 gap-3">
            <Button type="submit">{labels.check}</Button>
            <Button variant="line" onClick={save} disabled={text === ''}>
              {labels.save}
            </Button>
            <Button
              variant="line"
              onClick={() => replace(EMPTY_PROMPT, 'form', labels.cleared)}
              disabled={text === ''}
            >
              {labels.clear}
            </Button>
          </ButtonRow>
          {actionMessage('form')}
        </form>
        <div
          className={cn(
            'board flex min-w-0 flex-col gap-7 [box-shadow:inset_0_1px_var(--color-rule)] @min-[56rem]:[box-shadow:inset_1px_0_var(--color-rule)]',
            PANEL,
          )}
        >
          <div className="grid gap-4 font-sans">
            <span
              className={cn(
                'text-figure/[0.92] font-bold tracking-[-0.05em] tabular-nums',
                isOld ? 'text-ink-3' : isFull ? 'text-ok' : 'text-marker',
              )}
              aria-hidden="true"
            >
              <span>{score.percent}</span>
              <small className="text-[0.4em] tracking-normal">{labels.percent}</small>
            </span>
            <Dashes
              size="tall"
              of={PROMPT_FIELDS.length}
              value={score.percent / 20}
              tone={isFull ? 'ok' : 'marker'}
            />
            {isOld && <p className="meta">{labels.changed}</p>}
          </div>
          <div>
            <p
              className="font-serif text-voice/[1.45] font-regular wrap-anywhere"
              aria-label={labels.assembled}
              role="group"
            >
              {sentences.map(({ field, text: sentence, isMissing }) => (
                <span key={field}>
                  <span
                    className={
                      isMissing
                        ? 'mx-[0.15em] border-b-3 border-dashed border-marker px-[0.15em] text-ink-3'
                        : undefined
                    }
                  >
                    {sentence}
                  </span>{' '}
                </span>
              ))}
            </p>
            {text !== '' && (
              <CopyButton
                framed
                className="mt-4"
                text={text}
                label={labels.copy}
                copiedLabel={labels.copied}
              />
            )}
          </div>
          <p
            className={cn(
              'mt-auto flex items-center gap-[0.7rem] font-sans text-body/[1.4] font-firm',
              isFull && 'text-ok',
            )}
            role="status"
          >
            {score.feedback && <Icon icon={score.isComplete ? Check : Lightbulb} />}
            {/* A new key makes screen readers announce an unchanged result again. */}
            <span key={checked?.count}>
              {score.feedback ? (
                <>
                  <span className="sr-only">{`${labels.score(score.percent)} `}</span>
                  <span>{score.feedback}</span>
                </>
              ) : (
                labels.start
              )}
            </span>
          </p>
        </div>
      </div>
      <p className={cn(LINE, 'mt-5 flex-wrap')}>
        <span className="font-semi">{labels.examples}</span>
        {examples.map((example) => (
          <button
            key={example.name}
            type="button"
            className={TEXT_BUTTON}
            onClick={() => load(example)}
          >
            {example.name}
          </button>
        ))}
      </p>
      {history.length > 0 && (
        <details>
          <summary
            className={cn(LINE, TEXT_BUTTON, 'mt-5 flex-wrap')}
          >{`${labels.history} (${history.length})`}</summary>
          <ul>
            {history.map((prompt) => {
              const title = prompt.task.trim() || prompt.role.trim() || labels.untitled
              return (
                <li
                  key={promptKey(prompt)}
                  className={cn(LINE, 'border-t border-rule py-[0.6rem]')}
                >
                  <span className="min-w-0 flex-1 truncate">{title}</span>
                  <button
                    type="button"
                    className={TEXT_BUTTON}
                    aria-label={`${labels.load}: ${title}`}
                    onClick={() => load(prompt)}
                  >
                    {labels.load}
                  </button>
                  <button
                    type="button"
                    className={TEXT_BUTTON}
                    aria-label={`${labels.remove}: ${title}`}
                    onClick={() => remove(prompt, title)}
                  >
                    {labels.remove}
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {actionMessage('lists', 'not-empty:mt-5')}
    </div>
  )
}

/** Message about the last action, with undo. It takes the focus if the clicked button has been removed. */
function ActionMessage(props: {
  note: Note | undefined
  onUndo: (note: Note) => void
  undoLabel: string
  className?: string
}) {
  const { note, onUndo, undoLabel, className } = props
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!note) return
    if (!document.activeElement?.matches(':enabled')) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [note])
  return (
    // The margin keeps it clear of a lesson's sticky bars.
    <p ref={box} className={cn('scroll-my-32 meta', className)} role="status" tabIndex={-1}>
      {note && <span>{`${note.text} `}</span>}
      {note?.undo && (
        <button type="button" className={TEXT_BUTTON} onClick={() => onUndo(note)}>
          {undoLabel}
        </button>
      )}
    </p>
  )
}
