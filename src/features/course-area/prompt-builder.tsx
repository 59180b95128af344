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
import { promptDraft } from '#src/storage/prompt-draft.ts'
import {
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
import { useCell } from '#src/storage/use-cell.ts'

import { assemblePrompt, joinSentences, type PromptScore, scorePrompt } from './score-prompt.ts'

const UNCHECKED: PromptScore = { percent: 0, feedback: '', isComplete: false }

/** What has just been done, said until the prompt changes. */
interface Note {
  /** Where it was pressed: in the form, or in the lists below. */
  at: 'form' | 'lists'
  text: string
  /** The prompt that it leaves in the form. */
  draft: PromptDraft
  undo?: () => void
}

/** Five fields that make a prompt, what it scores, and the prompts that were saved. */
export function PromptBuilder(props: { examples: Page<'dashboard'>['builder']['examples'] }) {
  const { examples } = props
  const t = useMessages('area')

  const words = t.area.builder
  const id = useId()
  const draft = useCell(promptDraft)
  const history = useCell(savedPrompts)
  const [checked, setChecked] = useState<{
    draft: PromptDraft
    score: PromptScore
    count: number
  }>()
  const [note, setNote] = useState<Note>()
  const sentences = assemblePrompt(draft, words)
  const text = joinSentences(sentences)
  // A score stays until the next check; it is for what stood there then, and so is praise.
  const { score } = checked ?? { score: UNCHECKED }
  const isOld = checked !== undefined && checked.draft !== draft
  const isFull = score.isComplete && !isOld

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked((before) => ({
      draft,
      score: scorePrompt(draft, words),
      count: (before?.count ?? 0) + 1,
    }))
  }
  const save = () => {
    const { ok } = savedPrompts.update((prompts) => addPrompt(prompts, draft))
    setNote(ok ? { at: 'form', text: words.saved, draft } : undefined)
  }
  /** Puts another prompt into the form, and offers the one that stood there back. */
  const replace = (next: PromptDraft, at: Note['at'], done: string) => {
    if (isSamePrompt(next, draft)) return setNote({ at, text: words.standsThere, draft })
    promptDraft.set(next)
    setChecked(undefined)
    setNote(
      isEmptyPrompt(draft)
        ? undefined
        : { at, text: done, draft: next, undo: () => promptDraft.set(draft) },
    )
  }
  const load = ({ role, task, context, format, tone }: PromptDraft) =>
    replace({ role, task, context, format, tone }, 'lists', words.replaced)
  const remove = (prompt: PromptDraft, title: string) => {
    const at = history.indexOf(prompt)
    savedPrompts.update((prompts) => prompts.filter((one) => !isSamePrompt(one, prompt)))
    setNote({
      at: 'lists',
      text: words.removed(title),
      draft,
      undo: () => savedPrompts.update((prompts) => restorePrompt(prompts, prompt, at)),
    })
  }
  const undo = (done: Note) => {
    done.undo?.()
    setNote({ at: done.at, text: words.restored, draft: promptDraft.get() })
  }
  const said = (at: Note['at']) => (
    <Said
      note={note?.at === at && note.draft === draft ? note : undefined}
      onUndo={undo}
      undoLabel={words.undo}
    />
  )

  return (
    <div className="pb">
      <div className="pb-in">
        <form className="pbf" onSubmit={check} noValidate>
          {PROMPT_FIELDS.map((field) => (
            <Field key={field} id={`${id}-${field}`} label={words.fields[field]}>
              <Input
                value={draft[field]}
                placeholder={words.placeholders[field]}
                autoComplete="off"
                onChange={(event) => {
                  const { value } = event.target
                  promptDraft.update((before) => ({ ...before, [field]: value }))
                }}
              />
            </Field>
          ))}
          <ButtonRow className="mt-2 gap-3">
            <Button type="submit">{words.check}</Button>
            <Button variant="line" onClick={save} disabled={text === ''}>
              {words.save}
            </Button>
            <Button
              variant="line"
              onClick={() => replace(EMPTY_PROMPT, 'form', words.cleared)}
              disabled={text === ''}
            >
              {words.clear}
            </Button>
          </ButtonRow>
          {said('form')}
        </form>
        <div className="pbo board">
          <div className={cn('score', isFull && 'is-full', isOld && 'is-old')}>
            <span className="big num" aria-hidden="true">
              <span>{score.percent}</span>
              <small>{words.percent}</small>
            </span>
            <Dashes
              size="tall"
              of={PROMPT_FIELDS.length}
              value={score.percent / 20}
              tone={isFull ? 'ok' : 'marker'}
            />
            {isOld && <p className="meta">{words.changed}</p>}
          </div>
          <div>
            <p className="asm" aria-label={words.assembled} role="group">
              {sentences.map(({ field, text: sentence, isMissing }) => (
                <span key={field}>
                  <span className={isMissing ? 'miss' : undefined}>{sentence}</span>{' '}
                </span>
              ))}
            </p>
            {text !== '' && (
              <CopyButton
                framed
                className="mt-4"
                text={text}
                label={words.copy}
                copiedLabel={words.copied}
              />
            )}
          </div>
          <p className={cn('hintl', isFull && 'is-full')} role="status">
            {score.feedback && <Icon icon={score.isComplete ? Check : Lightbulb} />}
            {/* A second check that comes to the same is said as well. */}
            <span key={checked?.count}>
              {score.feedback ? (
                <>
                  <span className="sr-only">{`${words.score(score.percent)} `}</span>
                  <span>{score.feedback}</span>
                </>
              ) : (
                words.start
              )}
            </span>
          </p>
        </div>
      </div>
      <p className="pbx">
        <span>{words.examples}</span>
        {examples.map((example) => (
          <button
            key={example.name}
            type="button"
            className="text-btn"
            onClick={() => load(example)}
          >
            {example.name}
          </button>
        ))}
      </p>
      {history.length > 0 && (
        <details className="pbh">
          <summary className="pbx text-btn">{`${words.history} (${history.length})`}</summary>
          <ul>
            {history.map((prompt) => {
              const title = prompt.task.trim() || prompt.role.trim() || words.untitled
              return (
                <li key={promptKey(prompt)}>
                  <span>{title}</span>
                  <button
                    type="button"
                    className="text-btn"
                    aria-label={`${words.load}: ${title}`}
                    onClick={() => load(prompt)}
                  >
                    {words.load}
                  </button>
                  <button
                    type="button"
                    className="text-btn"
                    aria-label={`${words.remove}: ${title}`}
                    onClick={() => remove(prompt, title)}
                  >
                    {words.remove}
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {said('lists')}
    </div>
  )
}

/** Says in sight what has been done and offers it back; takes the focus where the pressed button has lost it. */
function Said(props: { note: Note | undefined; onUndo: (note: Note) => void; undoLabel: string }) {
  const { note, onUndo, undoLabel } = props
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!note) return
    if (!document.activeElement?.matches(':enabled')) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [note])
  return (
    <p ref={box} className="meta" role="status" tabIndex={-1}>
      {note && <span>{`${note.text} `}</span>}
      {note?.undo && (
        <button type="button" className="text-btn" onClick={() => onUndo(note)}>
          {undoLabel}
        </button>
      )}
    </p>
  )
}
