import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { cn } from '#src/lib/cn.ts'

import { buttonVariants } from './button.tsx'
import { Icon } from './icon.tsx'
import { INPUT } from './input.tsx'

/** How long the copied state is shown, in ms. */
const COPIED_MS = 2000

const COPIED = 'border-ok text-ok hover:bg-transparent hover:text-ok'

const FRAMELESS_CLASS =
  'inline-flex min-h-9 flex-none items-center gap-2 rounded-1 px-[0.8rem] font-sans text-meta/none font-firm text-ink hover:bg-code-lit max-sm:min-h-11 forced-colors:border'

interface CopyButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'title' | 'type'
> {
  /** Text to copy; a function is called on click. */
  text: string | (() => string)
  label: string
  /** Name of the copied text, announced after the label if a page has several such buttons. */
  of?: string | undefined
  /** Label after copying. */
  copiedLabel: string
  /** Language of the labels if it differs from the surrounding one. */
  lang?: string | undefined
  /** Shows the text in a field if copying fails, for text that is not on the page. */
  elsewhere?: boolean
  /** Has a frame like neighboring buttons; in a code bar it has none. */
  framed?: boolean
}

/** Selects the text for manual copying. */
function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

/** Copies a text and announces it. A failure is only logged, because the text can still be selected. */
function CopyButton({
  text,
  label,
  of,
  copiedLabel,
  lang,
  framed = false,
  elsewhere = false,
  className,
  ...props
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const [uncopiedText, setRefused] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const resolvedText = typeof text === 'function' ? text() : text
    try {
      await navigator.clipboard.writeText(resolvedText)
    } catch {
      if (elsewhere) return setRefused(resolvedText)
      console.error('Failed to copy code')
      return
    }
    setRefused('')
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS)
  }

  const visibleLabel = isCopied ? copiedLabel : label

  return (
    <>
      <button
        data-slot="copy-button"
        className={cn(
          framed ? buttonVariants({ variant: 'line', size: 'sm' }) : FRAMELESS_CLASS,
          'needs-js',
          isCopied && (framed ? COPIED : 'text-ok'),
          className,
        )}
        {...props}
        type="button"
        title={visibleLabel}
        onClick={() => void copy()}
      >
        <Icon icon={isCopied ? Check : Copy} size="sm" />
        <span lang={lang}>{visibleLabel}</span>
        {of && !isCopied && <span className="sr-only">: {of}</span>}
      </button>
      {/* Not an `aria-live` label: the return to the original label would be announced too, and dialogs do
          not hide live regions behind them. */}
      <output className="sr-only" lang={lang}>
        {isCopied && copiedLabel}
      </output>
      {uncopiedText && (
        <textarea
          ref={selectAll}
          className={cn(INPUT, 'resize-y')}
          readOnly
          rows={Math.min(uncopiedText.split('\n').length, 8)}
          value={uncopiedText}
          aria-label={label}
        />
      )}
    </>
  )
}

export { CopyButton }
