import ImagePlus from 'lucide-react/icons/image-plus'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field, FieldError, FieldLabel } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import { useDialogSteps } from '#src/components/use-dialog-steps.ts'
import { POST_LIMITS } from '#src/content/schema/limits.ts'
import { formatCount } from '#src/i18n/format.ts'
import { LANGUAGE_NAMES, type Locale } from '#src/i18n/locales.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cn } from '#src/lib/cn.ts'
import { countWords } from '#src/lib/reading-time.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import type { PostDraft } from '#src/storage/post-drafts.ts'

import { ImageInsertion } from './image-insertion.tsx'
import { changeText } from './insert-text.ts'
import { localTime } from './local-time.ts'
import { insertLink, shortcutKey, type TextChange, toggleMark } from './mark-text.ts'
import { PostFacts } from './post-facts.tsx'
import { type PostValues, setTitle } from './post-form.ts'
import type { ReservedValues } from './reserved-values.ts'
import { useDraft } from './use-draft.ts'
import type { SaveAttempt } from './use-leave-guard.ts'
import { usePaste } from './use-paste.ts'
import { usePostForm } from './use-post-form.ts'

const ChoiceDialog = lazyComponent(() =>
  import('./dashboard-dialogs.ts').then((module) => module.ChoiceDialog),
)

/** Conflict of an opened post: saved by another tab, deleted or renamed. */
export type PostConflict = { kind: 'newer'; post: BrowserPost } | { kind: 'gone' }

/** The post editor; its text is saved as a draft until it is published. */
export function PostEditor(props: {
  draftId: string
  initial: PostValues
  /** Slug of the edited post; empty for a new one. */
  editing: string
  /** `savedAt` of the opened version. */
  basedOn: string | undefined
  reserved: ReservedValues
  knownTags: readonly string[]
  /** Ref that receives the form's save function. */
  tryToSave: RefObject<SaveAttempt | null>
  /** Renders Markdown like the blog. */
  renderPreview: (content: string, language: Locale) => ReactNode
  publish: (values: PostValues) => WriteResult
  /** Returns the conflict with the stored post, if any. */
  findConflict: () => PostConflict | undefined
  /** Saves the version to be overwritten as a draft. */
  saveOverwrittenVersion: (post: BrowserPost) => WriteResult
  onOpenNewer: (post: BrowserPost) => void
  onPublished: () => void
  /** Called when changes are discarded; `forget` deletes their draft and returns it. */
  onCancel: (forget: () => PostDraft | undefined) => void
}) {
  const { draftId, initial, editing, basedOn, reserved, knownTags, renderPreview } = props
  const t = useMessages('admin')
  const locale = useLocale()

  const form = usePostForm(initial, reserved, t.errors)
  const { values, change, control, getRenderError, found } = form
  const [failure, setFailure] = useState('')
  const [isAsking, setIsAsking] = useDialogSteps()
  const [conflict, setConflict] = useState<PostConflict>()
  // The content stays until the fade-out has ended.
  const [isInConflict, setIsInConflict] = useDialogSteps()
  const [hasPreview, setHasPreview] = useState(
    () => initial.content.trim() !== '' && matchMedia('(width >= 80rem)').matches,
  )
  const content = useRef<HTMLTextAreaElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const pasting = usePaste()
  const draft = useDraft({ id: draftId, editing, basedOn, values })
  useImperativeHandle(props.tryToSave, () => draft.saveNow)
  const conflictWords = t[conflict?.kind ?? 'newer']
  const language: Locale = values.language === 'en' ? 'en' : 'uk'

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const first = form.check()
    if (first) {
      const invalidField = element.current?.elements.namedItem(first)
      if (invalidField instanceof HTMLElement) invalidField.focus()
      return
    }
    const other = props.findConflict()
    if (!other) return publish()
    setConflict(other)
    setIsInConflict(true)
  }

  /** Latest version of the other tab, which may have changed while the dialog was open. */
  const findNewer = () => {
    const latest = props.findConflict() ?? conflict
    return latest?.kind === 'newer' ? latest.post : undefined
  }

  const saveThis = () => {
    setIsInConflict(false)
    const other = findNewer()
    const result = other && props.saveOverwrittenVersion(other)
    if (result?.ok === false) setFailure(t.errors[result.reason])
    else publish()
  }
  const openNewer = () => {
    setIsInConflict(false)
    const other = findNewer()
    if (other) props.onOpenNewer(other)
  }

  const publish = () => {
    // The draft is deleted first to free storage for the same text.
    draft.forget()
    const result = props.publish(values)
    if (result.ok) return props.onPublished()
    draft.resumeSaving()
    setFailure(t.errors[result.reason])
  }

  const changeSelected = (change: (value: string, start: number, end: number) => TextChange) => {
    const area = content.current
    if (area) changeText(area, change(area.value, area.selectionStart, area.selectionEnd))
  }
  const mark = (marker: string) => changeSelected((...selected) => toggleMark(...selected, marker))

  const onKeyDown = (event: KeyboardEvent) => {
    // The dialogs are children only in React's tree.
    if (isAsking || isInConflict || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const isInContent = event.target === content.current
    const actions: Record<string, () => void> = event.shiftKey
      ? { ...(isInContent && { l: () => changeSelected(insertLink) }) }
      : {
          Enter: () => submit(),
          s: () => {
            draft.saveNow()
          },
          ...(isInContent && {
            b: () => mark('**'),
            i: () => mark('_'),
            m: () => setIsAsking(true),
          }),
        }
    const action = actions[shortcutKey(event)]
    // Other shortcuts are handled by the browser.
    if (!action) return
    event.preventDefault()
    action()
  }

  const previewed = useDeferredValue(values.content)
  const { title: titleMax, excerptMin, excerptMax } = POST_LIMITS

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of its fields
    <form
      ref={element}
      // Text, then metadata; the preview is beside the text if three columns fit.
      className={cn(
        'mt-block grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 ml:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]',
        hasPreview && 'xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1.35fr)_minmax(0,1fr)]',
      )}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <p className="sr-only" role="status">
        {found > 1 && t.form.invalidFields(found)}
      </p>
      <div className={COLUMN}>
        <div className="grid gap-[0.4rem]">
          <span className={LEGEND}>{t.form.language}</span>
          <Segmented className="justify-self-start" label={t.form.language}>
            {(['uk', 'en'] as const).map((option) => (
              <SegmentedButton
                key={option}
                lang={option}
                pressed={language === option}
                onClick={() => change({ ...values, language: option })}
              >
                {LANGUAGE_NAMES[option]}
              </SegmentedButton>
            ))}
          </Segmented>
        </div>
        <Field
          label={t.form.title}
          {...getRenderError('title')}
          help={t.form.titleHelp(titleMax, values.title.trim().length)}
        >
          <Input
            {...control('title')}
            lang={language}
            autoComplete="off"
            onChange={({ target: { value: title } }) =>
              // The slug of a saved post must not change, because it may be linked.
              change(editing ? { ...values, title } : setTitle(values, title))
            }
          />
        </Field>
        <Field
          label={t.form.excerpt}
          {...getRenderError('excerpt')}
          help={t.form.excerptHelp(excerptMin, excerptMax, values.excerpt.trim().length)}
        >
          <Textarea {...control('excerpt')} rows={3} lang={language} />
        </Field>
        <Field {...getRenderError('content')} help={t.form.contentHelp}>
          <div className="mb-[0.4rem] flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <FieldLabel>{t.form.content}</FieldLabel>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="line"
                size="sm"
                className="aria-pressed:bg-ink aria-pressed:text-paper"
                aria-pressed={hasPreview}
                onClick={() => setHasPreview(!hasPreview)}
              >
                {t.form.preview}
              </Button>
              <Button
                variant="line"
                size="sm"
                onPointerEnter={ImageInsertion.prepare}
                onClick={() => setIsAsking(true)}
              >
                <Icon icon={ImagePlus} />
                {t.form.insertImage}
              </Button>
            </span>
          </div>
          <Textarea
            {...control('content')}
            {...pasting}
            ref={content}
            rows={10}
            lang={language}
            className="font-mono text-small/[1.4]"
            aria-keyshortcuts={SHORTCUTS.map(([, keys]) => keys.replaceAll(' ', '+')).join(' ')}
          />
        </Field>
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta/body text-ink-3">
          <span className="tabular-nums">
            {formatCount(locale, countWords(values.content), t.form.words)}
          </span>
          <DraftLine status={draft.status} />
        </p>
        <Shortcuts />
      </div>
      {hasPreview && (
        <section
          className="min-w-0 **:data-[slot=code-frame]:mx-0 ml:col-span-full ml:row-2 xl:sticky xl:top-22 xl:col-2 xl:row-1 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-auto"
          aria-label={t.form.preview}
        >
          <p className={cn(LEGEND, 'mb-5 border-b-2 border-ink pb-[0.6rem]')}>{t.form.preview}</p>
          {previewed.trim() ? (
            <div className="read mx-0 text-[1.0625rem]" lang={language}>
              {renderPreview(previewed, language)}
            </div>
          ) : (
            <p className="text-small/body text-ink-2">{t.form.previewEmpty}</p>
          )}
        </section>
      )}
      <div className={COLUMN}>
        <PostFacts form={form} language={language} knownTags={knownTags} />
        {failure && (
          <FieldError role="alert" boxed>
            {failure}
          </FieldError>
        )}
        <Button type="submit" size="lg" wide go>
          {editing ? t.form.save : t.form.publish}
        </Button>
        {editing && (
          <Button variant="line" wide onClick={() => props.onCancel(draft.forget)}>
            {t.form.cancel}
          </Button>
        )}
      </div>
      <ChoiceDialog
        title={conflictWords.title}
        text={conflictWords.text}
        closeLabel={conflictWords.close}
        open={isInConflict}
        onOpenChange={setIsInConflict}
        choices={[
          [conflictWords.saveThis, saveThis],
          [conflictWords.instead, openNewer],
        ]}
      />
      <ImageInsertion area={content} open={isAsking} onOpenChange={setIsAsking} />
    </form>
  )
}

function DraftLine(props: { status: ReturnType<typeof useDraft>['status'] }) {
  const { status } = props
  const t = useMessages('admin').draft

  if (status === 'failed') {
    return (
      <span className="text-small/[1.4] font-medium text-err" role="alert">
        {t.notSaved}
      </span>
    )
  }
  return <span className="tabular-nums">{status && t.saved(localTime(status))}</span>
}

const COLUMN = 'grid min-w-0 content-start gap-6'

const LEGEND = 'text-small/body font-semi'

/** Shortcuts of the form in the syntax of `aria-keyshortcuts`. */
const SHORTCUTS: [keyof AdminMessages['form']['shortcutKeys'], string][] = [
  ['publish', 'Control Enter'],
  ['save', 'Control S'],
  ['bold', 'Control B'],
  ['italic', 'Control I'],
  ['link', 'Control Shift L'],
  ['image', 'Control M'],
]

function Shortcuts() {
  const t = useMessages('admin').form

  return (
    <details>
      <summary className="plus-minus inline-flex min-h-6 cursor-pointer list-none items-center gap-3 text-small/body font-firm after:m-0 after:size-3">
        {t.shortcuts}
      </summary>
      <dl className="mt-2">
        {SHORTCUTS.map(([name, keys]) => (
          <div
            key={name}
            className="flex max-w-96 justify-between gap-4 border-b border-rule py-[0.35rem] text-small/body"
          >
            <dt>{t.shortcutKeys[name]}</dt>
            <dd>
              <kbd className="font-mono text-meta/body">{keys.replace('Control', 'Ctrl')}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
