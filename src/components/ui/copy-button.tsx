import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { cn } from '#src/lib/cn.ts'

import { buttonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { INPUT } from './input.tsx'

/** How long the button says that it has copied. */
const COPIED_MS = 2000

const COPIED = 'border-ok text-ok hover:bg-transparent hover:text-ok'

interface CopyButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'title' | 'type'
> {
  /** What goes to the clipboard; a function is asked when the button is pressed. */
  text: string | (() => string)
  label: string
  /** Name of what is copied, read out behind the label where a page has several such buttons. */
  of?: string | undefined
  /** Stands in place of the label for two seconds after a copy. */
  copiedLabel: string
  /** Language of the labels, where it is not that of what is around. */
  lang?: string | undefined
  /** Shows the text in a field where the clipboard refuses it: it stands nowhere else on the page. */
  elsewhere?: boolean
  /** Looks as the buttons beside it; in the bar over a code without. */
  framed?: boolean
}

/** Has a text ready to be copied by hand, once it is there. */
function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

/** Copies a text and says so. A refusal is told to the console only: the text is still there to select. */
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
  const [refused, setRefused] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const whole = typeof text === 'function' ? text() : text
    try {
      await navigator.clipboard.writeText(whole)
    } catch {
      if (elsewhere) return setRefused(whole)
      console.error('Failed to copy code')
      return
    }
    setRefused('')
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS)
  }

  const shown = isCopied ? copiedLabel : label

  return (
    <>
      <button
        {...(framed
          ? buttonProps({
              variant: 'line',
              size: 'sm',
              className: cn('needs-js', isCopied && COPIED, className),
            })
          : {
              className: cn(
                'needs-js inline-flex min-h-9 flex-none items-center gap-2 rounded-1 px-[0.8rem] font-sans text-meta/none font-firm text-ink hover:bg-code-lit max-sm:min-h-11 forced-colors:border',
                isCopied && 'text-ok',
                className,
              ),
            })}
        data-slot="copy-button"
        {...props}
        type="button"
        title={shown}
        onClick={() => void copy()}
      >
        <Icon icon={isCopied ? Check : Copy} size="sm" />
        <span lang={lang}>{shown}</span>
        {of && !isCopied && <span className="sr-only">: {of}</span>}
      </button>
      {/* Not `aria-live` on the words: its way back to the label would be said too, and a dialog leaves whatever
          is `aria-live` behind it to be heard. */}
      <output className="sr-only" lang={lang}>
        {isCopied && copiedLabel}
      </output>
      {refused && (
        <textarea
          ref={selectAll}
          className={cn(INPUT, 'resize-y')}
          readOnly
          rows={Math.min(refused.split('\n').length, 8)}
          value={refused}
          aria-label={label}
        />
      )}
    </>
  )
}

export { CopyButton }
