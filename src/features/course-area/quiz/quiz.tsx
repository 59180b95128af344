import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type SubmitEvent,
  use,
  useId,
  useState,
} from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { type LessonNode, MARKS, type QuizKind } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { courseHomework, findAnswer, storeAnswer } from '#src/storage/course-homework.ts'
import { requestPersistentStorage } from '#src/storage/request-persistent-storage.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { DetailsSummary } from './exercise.tsx'
import {
  gradeQuiz,
  isAnswered,
  type Quiz as QuizModel,
  type QuizPart,
  shuffledIds,
  getSolution,
  getValue,
  setValue,
} from './grade-quiz.ts'
import { OrderList } from './order-list.tsx'
import { readQuiz } from './read-quiz.ts'

const TRIES_BEFORE_ANSWER = 2

/** Props of the controls of all quiz kinds. */
interface QuizControlProps {
  quiz: QuizModel
  /** The current answer, checked or not. */
  answer: readonly string[]
  isSolved: boolean
  getWords: (id: string) => ReactNode
  /** Feedback on a part from the last check, if any. */
  renderNote: (part: QuizPart) => ReactNode
  onAnswer: (answer: readonly string[]) => void
}

/** The quiz around a gap, which is part of the lesson's text. */
const GapContext = createContext<QuizControlProps | undefined>(undefined)

/** A quiz of a lesson; it can be checked repeatedly, and the answer is stored in this browser. */
export function Quiz(props: {
  element: Exclude<LessonNode, string>
  moduleKey: number
  level: number
  className: string
  render: (nodes: readonly LessonNode[]) => ReactNode
}) {
  const { element, moduleKey, level, className, render } = props
  const { quiz, words, around } = readQuiz(element)
  const t = useMessages('area').area.quiz
  const id = useId()
  const work = findAnswer(usePersistentStore(courseHomework), 'quizzes', quiz.id)
  const [draft, setDraft] = useState<readonly string[]>()
  const [isRequested, setIsAsked] = useState(false)

  const isSolved = work?.isRight ?? false
  // A progress link contains that a quiz is solved, but not the answer.
  const checked = isSolved && work?.answer.length === 0 ? getSolution(quiz) : (work?.answer ?? [])
  const first = quiz.kind === 'order' ? shuffledIds(quiz) : []
  const answer = draft ?? (checked.length > 0 ? checked : first)
  const result = gradeQuiz(quiz, checked)
  const isOld = draft !== undefined && draft.join() !== checked.join()

  const change = (next: readonly string[]) => {
    setDraft(next)
    setIsAsked(false)
  }
  const saveAnswer = (next: Parameters<typeof storeAnswer<'quizzes'>>[4]) => {
    courseHomework.update((homework) => storeAnswer(homework, moduleKey, 'quizzes', quiz.id, next))
    setDraft(undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSolved) return saveAnswer(undefined)
    if (!isAnswered(quiz, answer)) return setIsAsked(true)
    const { isRight } = gradeQuiz(quiz, answer)
    saveAnswer({ answer, tries: (work?.tries ?? 0) + 1, isRight })
    requestPersistentStorage()
  }

  const renderNote = (part: QuizPart) => {
    if (!work) return null
    const note = renderNotes(quiz, part, {
      checked,
      isSolved,
      isRight: result.verdicts.get(part.id),
    })
    return (
      note && (
        <Note isGood={note.isGood} label={note.label && t[note.label]}>
          {quiz.kind === 'rate' && (isSolved || note.isGood) ? t.model(part.answers[0] ?? '') : ''}
          {note.text}
        </Note>
      )
    )
  }
  const controlProps: QuizControlProps = {
    quiz,
    answer,
    isSolved,
    getWords: (part) => render(words.get(part) ?? []),
    renderNote,
    onAnswer: change,
  }
  const Controls = CONTROLS[quiz.kind]
  const canLookUp = work !== undefined && !isSolved && work.tries >= TRIES_BEFORE_ANSWER

  return (
    <section
      data-slot="quiz"
      aria-labelledby={id}
      className={cn(
        className,
        'border-t-2 border-ink font-sans text-body leading-normal hyphens-manual print:break-inside-avoid',
      )}
    >
      <p className="pt-4 text-meta text-ink-3">{t.kinds[quiz.kind]}</p>
      {createElement(
        `h${level}`,
        { id, className: 'mt-1 font-serif text-h3 leading-tight font-regular tracking-normal' },
        quiz.question,
      )}
      <form noValidate onSubmit={submit} className="mt-4">
        <GapContext value={controlProps}>
          {around.length > 0 && <div className="mb-4 grid gap-3">{render(around)}</div>}
        </GapContext>
        <div role="group" aria-labelledby={id}>
          <Controls {...controlProps} />
        </div>
        {isSolved && quiz.why && (
          // Separated by a rule, because it explains the whole quiz and not the last row.
          <div className={cn(ROW, 'pt-2.5')}>
            <Note isGood>{quiz.why}</Note>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule py-4 in-data-js:flex print:hidden [:root:not([data-js])_&]:hidden">
          <Button type="submit" variant="line" size="sm">
            {isSolved ? t.restart : t.check}
          </Button>
          {work && !isOld && result.partCount > 1 && (
            <Dashes
              of={result.partCount}
              value={result.rightCount}
              tone={isSolved ? 'ok' : 'pen'}
              size="tall"
              className="w-24 flex-none"
            />
          )}
          <p role="status" className="min-w-0 text-small">
            {/* A new key makes screen readers announce an unchanged result again. */}
            {isRequested ? (
              <span className="font-semi text-err">{t.unanswered[quiz.kind]}</span>
            ) : (
              work &&
              !isOld && (
                <span key={work.tries} className={cn('font-semi', isSolved && 'text-ok')}>
                  {isSolved
                    ? t.solved(work.tries)
                    : result.partCount > 1
                      ? t.partly(result.rightCount, result.partCount)
                      : t.wrong}
                  <span className="sr-only">
                    {' '}
                    {getScreenReaderNotes(quiz, checked, result.verdicts, isSolved)}
                  </span>
                </span>
              )
            )}
          </p>
        </div>
        {work && (
          <p className="hidden border-t border-rule py-2 text-small print:block" aria-hidden="true">
            {isSolved ? t.solved(work.tries) : t.partly(result.rightCount, result.partCount)}
          </p>
        )}
      </form>
      <details className={cn('border-t border-rule print:hidden', !canLookUp && 'js:hidden')}>
        <DetailsSummary>{t.show}</DetailsSummary>
        <Solution {...controlProps} />
      </details>
    </section>
  )
}

/** Feedback on one part: a verdict, and an explanation or a hint. */
function renderNotes(
  { kind }: QuizModel,
  part: QuizPart,
  state: { checked: readonly string[]; isSolved: boolean; isRight: boolean | undefined },
):
  | {
      isGood?: boolean
      label?: 'good' | 'bad' | 'inPlace' | 'notInPlace' | 'lower' | 'higher'
      text: string
    }
  | undefined {
  const { checked, isSolved, isRight = false } = state
  const { id, why, hint, isCorrect } = part
  switch (kind) {
    case 'single':
    case 'multiple':
      // Parts that were not chosen are explained only after the quiz has been solved.
      if (checked.includes(id)) {
        return { isGood: isCorrect, label: isCorrect ? 'good' : 'bad', text: why }
      }
      return isSolved ? { text: why } : undefined
    case 'order':
      if (isSolved) return why ? { isGood: true, text: why } : undefined
      return { isGood: isRight, label: isRight ? 'inPlace' : 'notInPlace', text: '' }
    case 'gap':
      return isRight
        ? { isGood: true, label: 'good', text: why }
        : { isGood: false, label: 'bad', text: hint }
    case 'rate': {
      if (isSolved || isRight) return { isGood: true, text: why }
      const isTooHigh = Number(getValue(checked, id)) > Number(part.answers[0])
      return { isGood: false, label: isTooHigh ? 'lower' : 'higher', text: '' }
    }
  }
}

/** Explanations of the chosen parts, announced to screen readers after the result. */
function getScreenReaderNotes(
  quiz: QuizModel,
  checked: readonly string[],
  verdicts: ReadonlyMap<string, boolean>,
  isSolved: boolean,
): string {
  const notes = quiz.parts.map((part) =>
    renderNotes(quiz, part, { checked, isSolved: false, isRight: verdicts.get(part.id) }),
  )
  return [...notes.map((note) => note?.text), isSolved ? quiz.why : ''].filter(Boolean).join(' ')
}

/** Controls by kind of quiz. */
const CONTROLS: Record<QuizKind, ComponentType<QuizControlProps>> = {
  single: Choices,
  multiple: Choices,
  order: Order,
  gap: GapNotes,
  rate: Criteria,
}

const ROW = 'border-t border-rule'

function Choices({ quiz, answer, isSolved, getWords, renderNote, onAnswer }: QuizControlProps) {
  const name = useId()
  const isSingle = quiz.kind === 'single'
  const toggle = (id: string) => {
    if (isSingle) return onAnswer([id])
    onAnswer(answer.includes(id) ? answer.filter((selected) => selected !== id) : [...answer, id])
  }
  const getBox = (id: string) => ({
    name,
    checked: answer.includes(id),
    disabled: isSolved,
    onChange: () => toggle(id),
  })
  return quiz.parts.map((part) => (
    <div key={part.id} className={ROW}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        {isSingle ? (
          <input type="radio" className={RADIO} {...getBox(part.id)} />
        ) : (
          <Checkbox {...getBox(part.id)} name={undefined} />
        )}
        <span className="min-w-0">{getWords(part.id)}</span>
      </label>
      {renderNote(part)}
    </div>
  ))
}

/** Classes of a radio button that is filled with the accent color. */
const RADIO =
  'size-6 flex-none cursor-pointer appearance-none rounded-full border-2 border-rule-strong bg-surface checked:border-[0.4375rem] checked:border-pen disabled:cursor-default checked:disabled:border-ink'

function Order({ quiz, answer, isSolved, getWords, renderNote, onAnswer }: QuizControlProps) {
  const rows = answer.flatMap((id) => quiz.parts.find((part) => part.id === id) ?? [])
  return (
    <OrderList
      rows={rows.map((part) => ({ id: part.id, words: getWords(part.id), note: renderNote(part) }))}
      isFixed={isSolved}
      onOrder={onAnswer}
    />
  )
}

/** Feedback on the gaps below the sentence, numbered if there are several. */
function GapNotes({ quiz, renderNote }: QuizControlProps) {
  const t = useMessages('area').area.quiz
  const { parts } = quiz
  return parts.map((part, index) => {
    const note = renderNote(part)
    return (
      note && (
        <div key={part.id} className={ROW}>
          {parts.length > 1 && (
            <p className="pt-2 text-meta text-ink-3">{t.gap(index + 1, parts.length)}</p>
          )}
          {note}
        </div>
      )
    )
  })
}

/** An input for a gap in the sentence of its quiz. */
export function Gap({ id }: { id: string }) {
  const t = useMessages('area').area.quiz
  const quiz = use(GapContext)
  const answer = quiz?.answer ?? []
  const parts = quiz?.quiz.parts ?? []
  const index = parts.findIndex((part) => part.id === id)
  const longest = Math.max(...(parts[index]?.answers ?? []).map(({ length }) => length))
  return (
    <input
      type="text"
      aria-label={t.gap(index + 1, parts.length)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      size={Math.min(24, Math.max(8, longest + 4))}
      value={getValue(answer, id)}
      readOnly={quiz?.isSolved}
      onChange={(event) => quiz?.onAnswer(setValue(answer, id, event.target.value))}
      className="mx-0.5 inline-flex field-sizing-content min-h-11 max-w-full min-w-20 rounded-none border-0 border-b-2 border-rule-strong bg-surface px-2 font-sans text-body font-semi read-only:border-ok hover:border-ink"
    />
  )
}

function Criteria({ quiz, answer, isSolved, getWords, renderNote, onAnswer }: QuizControlProps) {
  const t = useMessages('area').area.quiz
  const name = useId()
  return quiz.parts.map((part) => (
    <fieldset key={part.id} className={cn(ROW, 'min-w-0 pt-2.5')}>
      <legend className="float-left w-full p-0">{getWords(part.id)}</legend>
      <div className="clear-both flex pt-2 pb-3">
        {MARKS.map((mark) => (
          <label
            key={mark}
            className="relative -ml-px grid size-11 cursor-pointer place-items-center border-1 border-rule-strong bg-surface font-semi tabular-nums first:ml-0 has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`${name}-${part.id}`}
              checked={getValue(answer, part.id) === mark}
              disabled={isSolved}
              onChange={() => onAnswer(setValue(answer, part.id, mark))}
              aria-label={t.mark(mark)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span aria-hidden="true">{mark}</span>
          </label>
        ))}
      </div>
      {renderNote(part)}
    </fieldset>
  ))
}

/** Feedback below a part: verdict and explanation. */
function Note(props: { isGood?: boolean; label?: string; children: ReactNode }) {
  const { isGood, label, children } = props
  return (
    <p
      data-slot="quiz-note"
      className="relative pt-0.5 pb-3 pl-9 text-small text-ink-2 before:absolute before:top-2.5 before:left-0 before:h-1 before:w-6 before:bg-pen"
    >
      {label && (
        <span className={cn('font-semi', isGood ? 'text-ok' : 'text-err')}>
          <Icon icon={isGood ? Check : X} size="text" /> {label}{' '}
        </span>
      )}
      {children}
    </p>
  )
}

/** The solution with its explanations, available after several tries and without JavaScript. */
function Solution({ quiz, getWords }: QuizControlProps) {
  const t = useMessages('area').area.quiz
  const { kind, parts } = quiz
  return (
    <div className="pb-4 text-small">
      <ol className="m-0 grid list-none gap-3 p-0">
        {parts.map((part, index) => (
          <li key={part.id} className="m-0 p-0 before:hidden">
            <div className="font-medium">
              {kind === 'order' && `${index + 1}. `}
              {kind === 'gap' ? (part.answers[0] ?? '') : getWords(part.id)}
            </div>{' '}
            <p className="text-ink-2">
              {(kind === 'single' || kind === 'multiple') && `${part.isCorrect ? t.good : t.bad} `}
              {kind === 'rate' && `${t.model(part.answers[0] ?? '')} `}
              {part.why}
            </p>
          </li>
        ))}
      </ol>
      {quiz.why && <p className="mt-3 text-ink-2">{quiz.why}</p>}
    </div>
  )
}
