import Check from 'lucide-react/icons/check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type SubmitEvent, useId, useState } from 'react'

import type { Page } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'
import {
  addPrompt,
  PROMPT_FIELDS,
  type PromptDraft,
  savedPrompts,
} from '#src/storage/saved-prompts.ts'
import { useCell } from '#src/storage/use-cell.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dashes } from '#src/ui/dashes.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Input } from '#src/ui/input.tsx'

import { assemblePrompt, promptText, scorePrompt } from './score-prompt.ts'

const EMPTY: PromptDraft = { role: '', task: '', context: '', format: '', tone: '' }
const UNCHECKED = { percent: 0, feedback: '', isComplete: false }

/** Five fields that make a prompt, what it scores, and the prompts that were saved. */
export function PromptBuilder(props: {
  examples: Page<'dashboard'>['builder']['examples']
  t: MessagesOf<'area'>
}) {
  const { examples, t } = props
  const words = t.area.builder
  const id = useId()
  const [draft, setDraft] = useState(EMPTY)
  const [score, setScore] = useState(UNCHECKED)
  const [saved, setSaved] = useState('')
  const history = useCell(savedPrompts)
  const sentences = assemblePrompt(draft, words)
  const text = promptText(sentences)

  const load = ({ role, task, context, format, tone }: PromptDraft) => {
    setDraft({ role, task, context, format, tone })
    setScore(UNCHECKED)
    setSaved('')
  }
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setScore(scorePrompt(draft, words))
  }
  const save = () => {
    const { ok } = savedPrompts.update((prompts) => addPrompt(prompts, draft))
    setSaved(ok ? words.saved : '')
  }

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
                  setDraft({ ...draft, [field]: event.target.value })
                  setSaved('')
                  // Praise is for what stood there; a hint stays while it is followed.
                  if (score.isComplete) setScore(UNCHECKED)
                }}
              />
            </Field>
          ))}
          <div className="cta-row">
            <Button type="submit">{words.check}</Button>
            <Button variant="line" onClick={save} disabled={text === ''}>
              {words.save}
            </Button>
            <Button variant="line" onClick={() => load(EMPTY)} disabled={text === ''}>
              {words.clear}
            </Button>
          </div>
          <p className="meta" role="status">
            {saved}
          </p>
        </form>
        <div className="pbo board">
          <div className={cn('score', score.isComplete && 'is-full')}>
            <span className="big num" aria-hidden="true">
              {score.percent}
              <small>%</small>
            </span>
            <Dashes
              size="tall"
              of={PROMPT_FIELDS.length}
              value={score.percent / 20}
              tone={score.isComplete ? 'ok' : 'marker'}
            />
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
          <p className={cn('hintl', score.isComplete && 'is-full')} role="status">
            {score.feedback && <Icon icon={score.isComplete ? Check : Lightbulb} />}
            <span>
              {score.feedback ? (
                <>
                  <span className="vh">{words.score(score.percent)} </span>
                  {score.feedback}
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
          <summary className="pbx text-btn">
            {words.history} ({history.length})
          </summary>
          <ul>
            {history.map((prompt) => {
              const title = prompt.task.trim() || prompt.role.trim() || words.untitled
              return (
                <li key={promptText(assemblePrompt(prompt, words))}>
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
                    onClick={() =>
                      savedPrompts.update((prompts) => prompts.filter((one) => one !== prompt))
                    }
                  >
                    {words.remove}
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}
