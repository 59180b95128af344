import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { SCROLL_STOP } from './scroll-stop.ts'

/** A block of code, on the board in both themes. */
function CodeFrame({ className, ...props }: ComponentProps<'figure'>) {
  return <figure data-slot="code-frame" className={cn('code', className)} {...props} />
}

/** The bar: name of the file, language, copy. Without a name the language stands first. */
function CodeBar({ className, ...props }: ComponentProps<'figcaption'>) {
  return <figcaption data-slot="code-bar" className={cn('code-h', className)} {...props} />
}

interface CodeBodyProps extends ComponentProps<'pre'> {
  /** Name of the area, which can be scrolled from the keyboard: the file, or the language. */
  label: string
  /** Numbers the lines: they have to be `data-line` elements. */
  numbered?: boolean
  /** Lines highlighted at build time, as HTML of our own making. Otherwise pass text as children. */
  html?: string
}

/** The lines of a block of code, which scroll sideways and can be reached by keyboard. */
function CodeBody({ label, numbered = false, html, children, ...props }: CodeBodyProps) {
  const code = numbered ? 'numbered' : undefined
  return (
    <pre data-slot="code-body" role="group" aria-label={label} {...SCROLL_STOP} {...props}>
      {html === undefined ? (
        <code className={code}>{children}</code>
      ) : (
        <code className={code} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  )
}

export { CodeBar, CodeBody, CodeFrame }
